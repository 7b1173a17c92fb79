import { type DiferenciaVersion, formatFilas, SIN_VALOR } from './diferencia.ts';
import type { ValorComparable } from './version-comparable.ts';

const CAMPO = 'valores';

function formatValor({ codigo, nombre }: ValorComparable): string {
  return `${codigo} · ${nombre}`;
}

function formatVigencia({ codigo, vigenteDesde, vigenteHasta }: ValorComparable): string {
  return `${codigo}: ${vigenteDesde ?? 'siempre'} a ${vigenteHasta ?? 'siempre'}`;
}

/** Whether the days of a value hold all the days it held before. */
function isVigenciaAmpliada(antes: ValorComparable, despues: ValorComparable): boolean {
  const starts = despues.vigenteDesde === null || (antes.vigenteDesde ?? '') >= despues.vigenteDesde;
  const ends =
    despues.vigenteHasta === null ||
    (antes.vigenteHasta !== null && antes.vigenteHasta <= despues.vigenteHasta);
  return starts && ends;
}

/** Codes that came, went, are called otherwise or hold other days. */
export function compareValores(
  antes: readonly ValorComparable[],
  despues: readonly ValorComparable[],
): DiferenciaVersion[] {
  const before = new Map(antes.map((valor) => [valor.codigo, valor]));
  const after = new Map(despues.map((valor) => [valor.codigo, valor]));
  const agregados = despues.filter(({ codigo }) => !before.has(codigo));
  const retirados = antes.filter(({ codigo }) => !after.has(codigo));
  const pares = antes.flatMap((viejo) => {
    const nuevo = after.get(viejo.codigo);
    return nuevo ? [{ viejo, nuevo }] : [];
  });
  const renombrados = pares.filter(
    ({ viejo, nuevo }) => viejo.nombre !== nuevo.nombre || viejo.descripcion !== nuevo.descripcion,
  );
  const movidos = pares.filter(({ viejo, nuevo }) => formatVigencia(viejo) !== formatVigencia(nuevo));
  const acortados = movidos.filter(({ viejo, nuevo }) => !isVigenciaAmpliada(viejo, nuevo));
  const found: (DiferenciaVersion | undefined)[] = [
    agregados.length === 0
      ? undefined
      : {
          ...{ campo: CAMPO, etiqueta: 'Valores agregados', antes: SIN_VALOR },
          despues: formatFilas(agregados.map(formatValor)),
          cambio: 'menor',
          razon: 'Los mensajes de antes siguen siendo válidos.',
        },
    retirados.length === 0
      ? undefined
      : {
          ...{ campo: CAMPO, etiqueta: 'Valores retirados', despues: SIN_VALOR },
          antes: formatFilas(retirados.map(formatValor)),
          cambio: 'mayor',
          razon: 'Los mensajes con esos códigos dejan de ser válidos.',
        },
    renombrados.length === 0
      ? undefined
      : {
          ...{ campo: CAMPO, etiqueta: 'Valores con otro nombre o descripción' },
          antes: formatFilas(renombrados.map(({ viejo }) => formatValor(viejo))),
          despues: formatFilas(renombrados.map(({ nuevo }) => formatValor(nuevo))),
          cambio: 'menor',
          razon: 'El código es el mismo.',
        },
    movidos.length === 0
      ? undefined
      : {
          ...{ campo: CAMPO, etiqueta: 'Vigencia de los valores' },
          antes: formatFilas(movidos.map(({ viejo }) => formatVigencia(viejo))),
          despues: formatFilas(movidos.map(({ nuevo }) => formatVigencia(nuevo))),
          cambio: acortados.length > 0 ? 'mayor' : 'menor',
          razon:
            acortados.length > 0
              ? 'Hay valores que se admiten menos días que antes.'
              : 'Los valores se admiten los mismos días o más.',
        },
  ];
  return found.filter((one) => one !== undefined);
}
