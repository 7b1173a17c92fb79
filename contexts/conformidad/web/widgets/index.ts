export { VeredictoDeInforme } from './veredicto-de-informe.tsx';
