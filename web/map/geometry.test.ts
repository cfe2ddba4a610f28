import { test } from "node:test";
import assert from "node:assert/strict";
import { surveyed, geometryOf } from "./geometry.ts";
import { apart, grown, outside, overlap } from "./plane.ts";
import { COUNTER, hidden, radiusOf } from "./plates.ts";

const atlas = surveyed();
const { towns } = atlas.board;
const plates = [...atlas.plates];
const pairs = <T>(items: readonly T[]): [T, T][] => items.flatMap((a, i) => items.slice(i + 1).map((b): [T, T] => [a, b]));

test("counter places lie at least 48 units apart", () => {
  const near = pairs(atlas.roads).filter(([a, b]) => apart(a.middle, b.middle) < 48);
  assert.deepEqual(near.map(([a, b]) => `${a.id} ${b.id} ${apart(a.middle, b.middle)}`), []);
});

test("roads between the same two towns lie at least 65 units apart at their middles", () => {
  const same = pairs(atlas.roads).filter(([a, b]) => [a.from, a.to].sort().join() === [b.from, b.to].sort().join());
  assert.ok(same.length >= 7);
  assert.deepEqual(same.filter(([a, b]) => apart(a.middle, b.middle) < 65).map(([a, b]) => `${a.id} ${b.id} ${apart(a.middle, b.middle)}`), []);
});

test("counter places keep clear of towns", () => {
  const near = atlas.roads.flatMap((road) => towns.map((town) => [road.id, town.id, apart(road.middle, [town.x, town.y]) - radiusOf(town)] as const));
  assert.deepEqual(near.filter(([, , gap]) => gap < COUNTER), []);
});

test("no plate covers a place for a counter", () => {
  const covered = plates.flatMap(([id, plate]) => atlas.roads.filter((road) => outside(plate, road.middle) < COUNTER).map((road) => `${id} ${road.id} ${outside(plate, road.middle)}`));
  assert.deepEqual(covered, []);
});

test("plates stay apart even when their text is a fifth larger", () => {
  const clash = pairs(plates).filter(([a, b]) => overlap(grown(a[1], 1.2), grown(b[1], 1.2)));
  assert.deepEqual(clash.map(([a, b]) => `${a[0]} ${b[0]}`), []);
});

test("no plate covers a town", () => {
  const covered = plates.flatMap(([id, plate]) => towns.filter((town) => outside(plate, [town.x, town.y]) < radiusOf(town)).map((town) => `${id} ${town.id}`));
  assert.deepEqual(covered, []);
});

test("plates hide hardly any road", () => {
  const worst = plates.map(([id, plate]) => [id, plate.side, hidden(plate, atlas.roads, towns)] as const).filter(([, , n]) => n > 0);
  console.log(worst);
});
