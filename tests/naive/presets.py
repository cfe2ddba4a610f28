"""The seven printed editions of rules.md 11.1, as options of the oracle."""

from dataclasses import replace

from tests.naive.elfenland import Ruleset

DE = Ruleset()
EN = replace(DE, early_end="round3_outright")
EN_LITERAL = replace(DE, early_end="instant_round3")
FR = DE
IT = DE
MOON = replace(
    DE,
    deal_mode="deal8",
    lake_cost={"magnum": 2, "nebulae": 1},
    boatmen=frozenset({"nebulae"}),
    home_town=True,
    home_tiebreak=("cards",),
    early_end="round3_outright",
)
JES = MOON
FAI = replace(MOON, caravan_cost=5, boatmen_cost=5)
PRESETS = {"DE": DE, "EN": EN, "FR": FR, "IT": IT, "MOON": MOON, "JES": JES, "FAI": FAI}
