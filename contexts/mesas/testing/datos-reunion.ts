/** What the form of a meeting sends, without the ids of its references. */
export const sampleDatosReunion = {
  tematica: 'Validación del esquema, segunda parte',
  fecha: '2099-03-16',
  hora: '09:30',
  duracionMinutos: 90,
  lugar: 'Sala 3; piso 2',
  enlace: 'https://reuniones.ejemplo.gov.co/mesa',
  consultores: [] as number[],
  puntos: [
    { id: null, titulo: 'Compromisos de la reunión anterior', idCompromiso: null },
    { id: null, titulo: 'Varios', idCompromiso: null },
  ],
} as const;
