import { Card } from '@marco/web-kit/card';
import { formatLongDate } from '@marco/web-kit/format';
import { LineList } from '@marco/web-kit/line-list';
import type { SerieIndicador } from '../../contract/index.ts';
import { CALIDADES } from '../../contract/terms.ts';
import { presentMomentoLargo } from '../../rules/indicadores/momentos.ts';

/** The closures that were told again, each with what it said first and what it says now (domain reportes §4.2). */
export function CierresReexpresados({ series }: { readonly series: readonly SerieIndicador[] }) {
  const lineas = series.flatMap(({ ambito, nombre, puntos }) =>
    puntos.flatMap(({ momento, corte, valor, antes }) =>
      corte === null || antes === undefined ? [] : [{ ambito, nombre, momento, corte, valor, antes }],
    ),
  );
  if (lineas.length === 0) return null;
  return (
    <Card title="Cierres reexpresados">
      <LineList>
        {lineas.toReversed().map(({ ambito, nombre, momento, corte, valor, antes }) => (
          <li key={`${momento} ${ambito}`}>
            <span>
              Cierre de {presentMomentoLargo(momento)} reexpresado el {formatLongDate(corte.tomadoEn)} porque{' '}
              {corte.motivo}
              {nombre === '' ? ': ' : `. ${nombre}: `}
              antes <strong>{antes.texto}</strong> ({CALIDADES[antes.calidad].toLowerCase()}
              {antes.razon === '' ? '' : `, ${antes.razon}`}), ahora{' '}
              <strong>{valor?.texto ?? 'Sin dato'}</strong>
              {valor === null ? '' : ` (${CALIDADES[valor.calidad].toLowerCase()})`}.
            </span>
          </li>
        ))}
      </LineList>
    </Card>
  );
}
