export { createPublicado, type Publicado } from './create-publicado.ts';
export { sampleDatosElemento } from './datos-elemento.ts';
export { type ElementosCalls, openElementosCalls, type Persona } from './elementos-calls.ts';
