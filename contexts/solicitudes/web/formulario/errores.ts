import { isNormaEnviable, isNormaVacia, type ValoresNorma, type ValoresSolicitud } from './valores.ts';

const REQUERIDO = 'Este campo es requerido';

/** What cannot be sent as it is: the first broken rule of each part. */
export type ErroresSolicitud = Readonly<Partial<Record<keyof ValoresSolicitud, string>>>;

/** What keeps parts of the form from being saved, even as a draft, by the rules the server refuses with. */
export function findErrores(valores: ValoresSolicitud): ErroresSolicitud {
  const volumen = valores.volumenEstimado.trim();
  const rotas = valores.normas.flatMap((norma, lugar) =>
    isNormaVacia(norma) || isNormaEnviable(norma) ? [] : [lugar + 1],
  );
  return {
    ...(valores.servicioNombre.trim() === '' ? { servicioNombre: REQUERIDO } : {}),
    ...(volumen === '' || /^\d{1,9}$/.test(volumen)
      ? {}
      : { volumenEstimado: 'Escriba un número entero desde 0.' }),
    ...(rotas.length === 0
      ? {}
      : {
          normas: `Complete el tipo, el número y la fecha de la norma ${rotas.join(', ')}, o quítela.`,
        }),
  };
}

/** The broken rules of a norma somebody began to write. */
export function findErroresNorma(
  norma: ValoresNorma,
): Readonly<Partial<Record<'tipo' | 'numero' | 'fechaExpedicion', string>>> {
  if (isNormaVacia(norma)) return {};
  return {
    ...(norma.tipo === '' ? { tipo: REQUERIDO } : {}),
    ...(norma.numero.trim() === '' ? { numero: REQUERIDO } : {}),
    ...(norma.fechaExpedicion === '' ? { fechaExpedicion: REQUERIDO } : {}),
  };
}
