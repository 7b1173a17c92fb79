export {
  CampoElementoDeDato,
  type CampoElementoDeDatoProps,
  type ElementoElegido,
} from './campo-elemento-de-dato.tsx';
