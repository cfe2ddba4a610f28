/** The colours of the ground in the two themes, as class rules of the picture. */
export type Theme = "light" | "dark";

type Rules = Readonly<Record<string, string>>;

const LIGHT: Rules = {
  sea: "#D6E4E0", seaLine: "#7FA3A4", seaInk: "#43696C",
  plain: "#CFDB98", plainRim: "#A3B562",
  wood: "#A3BF8C", woodRim: "#6F9560",
  desert: "#F1D08E", desertRim: "#CF9C48",
  mountain: "#CFCAC3", mountainRim: "#9C958D",
  lake: "#8FC0C9", lakeRim: "#4D8C99",
  coast: "#4A3B28", ink: "#4A3F2C",
  cloud: "#8A6A32", cloudShare: ".035",
  shadow: "#3C5A5A", shadowShare: ".07",
  fir: "#6C9863", pine: "#5F8E5E", oak: "#86B072", elm: "#6FA067",
  grass: "#6E8230", furrow: "#8A9A48",
  duneSun: "#F7DFA8", dune: "#DFB264", palm: "#7A9350",
  snow: "#F4F0E9", face: "#E2DDD6", shade: "#A39B92",
  plainWay: "#E2EB93", plainEdge: "#4E5C1E",
  woodWay: "#3F8150", woodEdge: "#173B24",
  desertWay: "#E2962A", desertEdge: "#643F05",
  mountainWay: "#B5AFA8", mountainEdge: "#3E3A37",
  riverWay: "#4FA3C4", waterEdge: "#134E66",
  lakeWay: "#F3FBFA", chevron: "#FFFFFF", boat: "#8FC0C9",
};

const DARK: Rules = {
  sea: "#16262F", seaLine: "#3A5964", seaInk: "#7FA6AE",
  plain: "#59663A", plainRim: "#3F4B26",
  wood: "#35533C", woodRim: "#223A29",
  desert: "#7E5F33", desertRim: "#58401D",
  mountain: "#5F6069", mountainRim: "#43444C",
  lake: "#1F5468", lakeRim: "#12394A",
  coast: "#0C1013", ink: "#14180F",
  cloud: "#000000", cloudShare: ".045",
  shadow: "#000000", shadowShare: ".13",
  fir: "#2C4A36", pine: "#274331", oak: "#446B4E", elm: "#385C43",
  grass: "#8C9A58", furrow: "#7D8A4E",
  duneSun: "#B58E4B", dune: "#95713A", palm: "#4B5A30",
  snow: "#9FA0AC", face: "#8B8C97", shade: "#4C4D56",
  plainWay: "#E0EA90", plainEdge: "#12160A",
  woodWay: "#6DB47A", woodEdge: "#08140C",
  desertWay: "#E09A35", desertEdge: "#1D1303",
  mountainWay: "#BDBAB7", mountainEdge: "#0E0E10",
  riverWay: "#74C6E4", waterEdge: "#041A24",
  lakeWay: "#D4F0F2", chevron: "#FFFFFF", boat: "#12394A",
};

const THEMES: Readonly<Record<Theme, Rules>> = { light: LIGHT, dark: DARK };

/** Class words of the drawings: `f-` fills, `s-` draws the line, `$name` is the theme's colour. */
const CLASSES: Rules = {
  // Lines of all small drawings share one pen.
  g: "fill:none;stroke:$ink;stroke-width:1;stroke-linecap:round;stroke-linejoin:round",
  h: "fill:none;stroke:$ink;stroke-width:.6;stroke-linecap:round;opacity:.7",
  n: "stroke:none",
  fi: "fill:$fir", pi: "fill:$pine", oa: "fill:$oak", el: "fill:$elm",
  gr: "stroke:$grass", fu: "stroke:$furrow",
  ds: "fill:$duneSun", du: "fill:$dune", pa: "fill:$palm",
  sn: "fill:$snow", fa: "fill:$face", sh: "fill:$shade",
  se: "fill:$sea", sl: "fill:none;stroke:$seaLine", si: "fill:$seaInk", sk: "fill:none;stroke:$seaInk;stroke-linecap:round;stroke-linejoin:round",
  w: "fill:none;stroke:$shadow;stroke-opacity:$shadowShare;stroke-linejoin:round",
  c: "fill:none;stroke:$coast;stroke-linejoin:round",
  cl: "fill:$cloud;fill-opacity:$cloudShare",
  rp: "fill:$plain", rw: "fill:$wood", rd: "fill:$desert", rm: "fill:$mountain", rl: "fill:$lake",
  ep: "fill:none;stroke:$plainRim", ew: "fill:none;stroke:$woodRim", ed: "fill:none;stroke:$desertRim",
  em: "fill:none;stroke:$mountainRim", eL: "fill:none;stroke:$lakeRim",
  r: "stroke-opacity:.1;stroke-linejoin:round",
  y: "fill:none;stroke-linecap:round;stroke-linejoin:round",
  b: "stroke-linecap:butt",
  pw: "stroke:$plainWay", pe: "stroke:$plainEdge",
  ww: "fill:$woodWay;stroke:$woodEdge", we: "stroke:$woodEdge",
  dw: "stroke:$desertWay", de: "stroke:$desertEdge",
  mw: "fill:$mountainWay;stroke:$mountainEdge", me: "stroke:$mountainEdge",
  vw: "stroke:$riverWay", ve: "stroke:$waterEdge", cv: "fill:none;stroke:$chevron;stroke-width:1.9;stroke-linecap:round;stroke-linejoin:round",
  lw: "stroke:$lakeWay", bo: "fill:$boat;stroke:$waterEdge", bs: "fill:$lakeWay;stroke:$waterEdge",
};

/** The style sheet of one theme's ground. */
export function styleOf(theme: Theme): string {
  const colours = THEMES[theme];
  const filled = (rule: string): string => rule.replace(/\$(\w+)/g, (_, name: string) => colours[name]!.toLowerCase());
  return Object.entries(CLASSES).map(([name, rule]) => `.${name}{${filled(rule)}}`).join("");
}
