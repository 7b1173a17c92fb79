export { createPublicado } from './create-publicado.ts';
export { sampleDatosElemento } from './datos-elemento.ts';
export { type ElementosCalls, openElementosCalls } from './elementos-calls.ts';
