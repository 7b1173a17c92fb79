import { useRef } from 'react';

/** Seconds at which a screen reader announces the remaining time. */
const TOLD = [900, 600, 300, 120, 60, 30, 10];

/** The time left, for the eye each second and for the ear now and then. */
export function CuentaRegresiva({ restan }: { readonly restan: number }) {
  const told = useRef('');
  if (told.current === '' || TOLD.includes(restan))
    told.current = `Su sesión termina en ${presentTiempo(restan)}.`;
  return (
    <>
      <p aria-hidden="true">Tiempo restante: {presentTiempo(restan)}</p>
      <p className="sr" role="status">
        {told.current}
      </p>
    </>
  );
}

function presentTiempo(segundos: number): string {
  if (segundos < 60) return segundos === 1 ? '1 segundo' : `${segundos} segundos`;
  const minutos = Math.floor(segundos / 60);
  const resto = segundos % 60;
  const entero = minutos === 1 ? '1 minuto' : `${minutos} minutos`;
  return resto === 0 ? entero : `${entero} y ${resto} s`;
}
