/** A small map to try the board's parts on. */
import type { Geometry, Plate, Point, RoadLine } from './config'

const plate = (side: string): Plate => ({ x: 0, y: 0, w: 60, h: 31, side })

function road(from: string, to: string, terrain: string, line: Point[], slot: Point | null): RoadLine {
  return { from, to, terrain, line, slot }
}

/** Four towns on a cross with one in its middle: west, east, north and the crossing; a river beside a road. */
export const CROSS: Geometry = {
  frame: [0, 0, 400, 300],
  towns: {
    middle: { x: 200, y: 200, r: 18, houses: 0, plate: plate('S') },
    west: { x: 60, y: 200, r: 18, houses: 1, plate: plate('W') },
    east: { x: 340, y: 190, r: 18, houses: 2, plate: plate('E') },
    north: { x: 210, y: 60, r: 18, houses: 3, plate: plate('N') },
  },
  roads: {
    'west-middle': road(
      'west',
      'middle',
      'wood',
      [
        [60, 200],
        [200, 200],
      ],
      [130, 200],
    ),
    'middle-east': road(
      'middle',
      'east',
      'plain',
      [
        [200, 200],
        [340, 190],
      ],
      [270, 195],
    ),
    'middle-north': road(
      'middle',
      'north',
      'desert',
      [
        [200, 200],
        [210, 60],
      ],
      [205, 130],
    ),
    stream: {
      ...road(
        'west',
        'middle',
        'river',
        [
          [60, 200],
          [130, 260],
          [200, 200],
        ],
        null,
      ),
      flows: 'middle',
    },
  },
  waters: [],
  compass: [380, 280],
}
