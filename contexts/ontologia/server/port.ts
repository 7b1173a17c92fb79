export { writeTurtle } from './rdf/write-turtle.ts';
export { type Cuadrupla, n3, type Termino } from './turtle/n3.ts';
