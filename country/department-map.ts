/** Square of a department: its code of the national registry of places, its three letters, where it stands. */
type DepartmentTile = readonly [id: string, label: string, column: number, row: number];

/** From north to south. The islands stand apart in the corner, the capital beside the department around it. */
const TILES: readonly DepartmentTile[] = [
  ['88', 'SAP', 0, 0],
  ['44', 'GUA', 4, 0],
  ['08', 'ATL', 2, 1],
  ['47', 'MAG', 3, 1],
  ['20', 'CES', 4, 1],
  ['23', 'COR', 1, 2],
  ['70', 'SUC', 2, 2],
  ['13', 'BOL', 3, 2],
  ['54', 'NSA', 4, 2],
  ['05', 'ANT', 2, 3],
  ['68', 'SAN', 3, 3],
  ['15', 'BOY', 4, 3],
  ['81', 'ARA', 5, 3],
  ['27', 'CHO', 0, 4],
  ['66', 'RIS', 1, 4],
  ['17', 'CAL', 2, 4],
  ['25', 'CUN', 3, 4],
  ['85', 'CAS', 4, 4],
  ['99', 'VIC', 5, 4],
  ['76', 'VAC', 0, 5],
  ['63', 'QUI', 1, 5],
  ['73', 'TOL', 2, 5],
  ['11', 'BOG', 3, 5],
  ['50', 'MET', 4, 5],
  ['94', 'GUI', 5, 5],
  ['19', 'CAU', 1, 6],
  ['41', 'HUI', 2, 6],
  ['18', 'CAQ', 3, 6],
  ['95', 'GUV', 4, 6],
  ['97', 'VAU', 5, 6],
  ['52', 'NAR', 1, 7],
  ['86', 'PUT', 2, 7],
  ['91', 'AMA', 4, 7],
];

/**
 * The departments as a grid of squares of the same size, near their neighbours, for whoever draws a map of the country: each is
 * as easy to see as any other, and nobody's outlines are needed. Fetched when a map is shown.
 */
export const DEPARTMENT_MAP = {
  tiles: TILES.map(([id, label, column, row]) => ({ id, label, column, row })),
};
