import { describe, expect, it } from 'vitest';
import type { InformeMensaje } from '../../contract/validador-informe.terms.ts';
import { presentTotal, writeInformeCsv } from './informe.ts';

const INFORME: InformeMensaje = {
  archivo: 'a.xml',
  formato: 'xml',
  resultado: 'invalido',
  motivo: null,
  totalErrores: 1,
  hayMas: false,
  nodos: [
    {
      ruta: '/a',
      nombre: 'a',
      linea: 1,
      columna: 2,
      elemento: null,
      hallazgos: [
        {
          regla: 'patron',
          mensaje: 'El valor de «a» no vale.',
          esperado: 'un "patrón"; otro',
          encontrado: '=HYPERLINK("http://x")',
          sugerencia: null,
          detalle: null,
        },
      ],
    },
  ],
};

describe('report of a batch', () => {
  it('is one line for each fault, for Excel in Spanish; what a spreadsheet would run is text', () => {
    const [encabezado, fila, fin] = writeInformeCsv([INFORME]).split('\r\n');
    expect(encabezado).toBe(
      '\uFEFFMensaje;Resultado;Línea;Columna;Elemento;Regla;Qué pasa;Se esperaba;Se encontró;Cómo corregirlo',
    );
    expect(fila).toBe(
      `a.xml;No válido;1;2;/a;Patrón;El valor de «a» no vale.;"un ""patrón""; otro";"'=HYPERLINK(""http://x"")";`,
    );
    expect(fin).toBe('');
  });

  it('is one line for a message without faults, with the reason of a refusal', () => {
    const motivo = { codigo: 'DOCTYPE', mensaje: 'Tiene DOCTYPE.', detalles: ['Quítelo.'] } as const;
    const csv = writeInformeCsv([
      { ...INFORME, archivo: '@SUM(A1).xml', resultado: 'valido', nodos: [] },
      {
        ...INFORME,
        resultado: 'rechazado',
        nodos: [],
        motivo: { ...motivo, detalles: [...motivo.detalles] },
      },
    ]);
    expect(csv.split('\r\n').slice(1, 3)).toEqual([
      "'@SUM(A1).xml;Válido;;;;;;;;",
      'a.xml;Rechazado;;;;;Tiene DOCTYPE. Quítelo.;;;',
    ]);
  });
});

describe('total', () => {
  it.each([
    [INFORME, '1 error en 1 lugar.'],
    [{ ...INFORME, totalErrores: 200, hayMas: true }, 'Se muestran los primeros 200 errores en 1 lugar.'],
  ])('is told', (informe, texto) => expect(presentTotal(informe)).toBe(texto));
});
