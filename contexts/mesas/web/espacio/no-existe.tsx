import { NoEncontrada } from '../no-encontrada.tsx';

export const MESA_NO_EXISTE = (
  <NoEncontrada titulo="Mesa no encontrada" mensaje="La mesa de interoperabilidad que busca no existe." />
);
