export { compileJson } from '../server/esquemas/compile-json.ts';
export { compileXsd } from '../server/esquemas/compile-xsd.ts';
export { createPublicado, type Publicado } from './create-publicado.ts';
export { sampleDatosElemento } from './datos-elemento.ts';
export { type ElementosCalls, openElementosCalls, type Persona } from './elementos-calls.ts';
