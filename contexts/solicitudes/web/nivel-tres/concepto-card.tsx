import { Card } from '@marco/web-kit/card';
import { Chip } from '@marco/web-kit/chip';
import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import { formatLongDate, formatMoment } from '@marco/web-kit/format';
import type { NivelTres, Solicitud } from '../../contract/index.ts';
import { VEREDICTO_CONCEPTO } from '../../contract/terms.ts';
import { getNivelTres } from './get-nivel-tres.ts';
import styles from './verificacion.module.css';

/** The part of the operator of the platform: its concept, or until when it is awaited. */
export function ConceptoCard({ solicitud }: { readonly solicitud: Solicitud }) {
  const nivelTres = getNivelTres(solicitud);
  const { concepto, items } = nivelTres;
  const suyos = items.filter(({ verifica }) => verifica === 'operador');
  const decididos = suyos.filter(({ veredicto }) => veredicto !== null).length;
  return (
    <Card title="Parte de la AND" aside={<ConceptoChip nivelTres={nivelTres} />}>
      <div className={styles['concepto']}>
        {concepto === null ? <p>{explainEspera(nivelTres)}</p> : <blockquote>«{concepto.motivo}»</blockquote>}
        <FactSheet>
          {concepto === null ? null : (
            <>
              <Fact name="Firma" wide>
                {concepto.usuario ?? 'Operador de la plataforma'}
              </Fact>
              <Fact name="Fecha" wide>
                {formatMoment(concepto.fecha)}
              </Fact>
            </>
          )}
          <Fact name="Ítems" wide>
            {`${decididos} de ${suyos.length} decididos: ${suyos.map(({ codigo }) => codigo).join(', ')}`}
          </Fact>
        </FactSheet>
      </div>
    </Card>
  );
}

/** The concept in one word. */
function ConceptoChip({ nivelTres: { concepto } }: { readonly nivelTres: NivelTres }) {
  if (concepto === null) return <Chip tone="gray-ring">Pendiente</Chip>;
  return (
    <Chip tone={concepto.veredicto === 'favorable' ? 'green' : 'red'}>
      {VEREDICTO_CONCEPTO[concepto.veredicto]}
    </Chip>
  );
}

/** Until when the concept is awaited. */
export function explainEspera({ conceptoVenceEn }: NivelTres): string {
  return conceptoVenceEn === null
    ? 'El concepto se pide cuando la solicitud pasa a verificación.'
    : `La Agencia Nacional Digital da su concepto a más tardar el ${formatLongDate(conceptoVenceEn)}.`;
}
