import { formatLongDate, formatNumber } from '@marco/web-kit/format';
import { ReadingFacts } from '@marco/web-kit/reading-sections';
import type { DetalleTramite } from '../../contract/index.ts';
import { TIPOS_TRAMITE, toTramiteParaProgramas } from '../../contract/terms.ts';
import { presentCuenta } from '../../rules/mapa/frase-cuenta.ts';

/** What the trámite is, and what the map says of its papers together. */
export function ResumenTramite({ tramite }: { readonly tramite: DetalleTramite }) {
  const { tipo, nivelDigital, resultado, tiempo, volumen, url, vistoEn, codigo, cuenta } = tramite;
  return (
    <ReadingFacts
      facts={[
        { name: 'Papeles', value: presentCuenta(cuenta), wide: true },
        { name: 'Resultado', value: resultado, wide: true },
        { name: 'Tipo', value: TIPOS_TRAMITE[tipo] },
        { name: 'Nivel digital', value: nivelDigital === null ? null : `${nivelDigital} de 6` },
        { name: 'Tiempo', value: tiempo },
        {
          name: 'Veces al año',
          value: volumen && `${formatNumber(volumen.anual)} (${volumen.fuente}, ${volumen.anio})`,
        },
        {
          name: 'Registro único',
          value: url && (
            <a href={url} rel="noreferrer">
              {url}
            </a>
          ),
          wide: true,
        },
        { name: 'Visto por última vez', value: formatLongDate(vistoEn) },
        {
          name: 'Para programas',
          value: <a href={toTramiteParaProgramas(codigo)}>CPSV-AP (JSON-LD)</a>,
        },
      ]}
    />
  );
}
