import { Card } from '@marco/web-kit/card';
import { Chip } from '@marco/web-kit/chip';
import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import { formatMoment, formatNumber } from '@marco/web-kit/format';
import type { InformeLeido } from '../../contract/index.ts';
import { CALIDADES } from '../../contract/terms.ts';

const TONO_DE_CALIDAD = {
  completo: 'green',
  parcial: 'yellow',
  estimado: 'yellow',
  'sin-datos': 'gray',
} as const;

/** What a report adds up to, how it is read and of when it is (domain reportes §1). */
export function ResumenInforme({ informe }: { readonly informe: InformeLeido }) {
  const { resumen, definicion, corte } = informe;
  return (
    <Card
      title="Resumen"
      aside={<Chip tone={TONO_DE_CALIDAD[corte.calidad]}>{CALIDADES[corte.calidad]}</Chip>}
    >
      <FactSheet>
        {resumen.map(({ nombre, valor }) => (
          <Fact key={nombre} name={nombre}>
            {formatNumber(valor)}
          </Fact>
        ))}
        <Fact name="Corte">{formatMoment(corte.momento)}</Fact>
        <Fact name="Fuentes">{definicion.fuentes.join(', ')}</Fact>
        <Fact name="Cómo se lee" wide>
          {definicion.texto}
        </Fact>
      </FactSheet>
    </Card>
  );
}
