export { createPublicado, type Publicado } from './create-publicado.ts';
export { type ElementosCalls, openElementosCalls, type Persona } from './elementos-calls.ts';
