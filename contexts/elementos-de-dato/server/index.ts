export { catalogoDiccionario } from './diccionario/catalogo-diccionario.ts';
export { createElementosDeDatoModule, type ElementosDeDatoDependencies } from './elementos-de-dato.routes.ts';
