// What judges values in a browser, apart from the screens: a worker has none.
export { formatMomentoJson } from '../../rules/esquemas/valor-lexico.ts';
export { createRevisor } from '../../rules/esquemas/valor-simple.ts';
