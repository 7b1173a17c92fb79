export { OntologiaDeElemento, type OntologiaDeElementoProps } from './ontologia-de-elemento.tsx';
