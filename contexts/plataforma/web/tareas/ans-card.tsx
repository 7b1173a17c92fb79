import { toCertificadoEnLista } from '@marco/certificados/paths';
import { formatMonth } from '@marco/country/day-text';
import { ButtonLink } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import { capitalizeFirst } from '@marco/web-kit/format';
import { CirclePause } from 'lucide-react';
import type { TareaDetallada } from '../../contract/index.ts';
import { explainIncumplidas } from '../../rules/servicios/explain-meses.ts';
import styles from '../operacion/operacion.module.css';

interface AnsCardProps {
  readonly ans: NonNullable<TareaDetallada['ans']>;
  readonly isPending: boolean;
}

/** What a servicio promised and did not keep, month by month, and where its suspension may be proposed. */
export function AnsCard({ ans: { meses, certificado }, isPending }: AnsCardProps) {
  return (
    <Card title="Lo que se incumplió">
      <div className={styles['bloque']}>
        <FactSheet>
          {meses.map(({ mes, incumplidas }) => (
            <Fact key={mes} name={capitalizeFirst(formatMonth(mes))}>
              {capitalizeFirst(explainIncumplidas(incumplidas))}
            </Fact>
          ))}
          <Fact name="Certificado de nivel 3">{certificado ?? 'Ninguno vigente'}</Fact>
        </FactSheet>
        {isPending && certificado !== null ? (
          <>
            <p className={styles['nota']}>
              Nada se suspende por sí solo: usted lo propone y quien certifica lo decide.
            </p>
            <div className={styles['acciones']} data-print="hide">
              <ButtonLink
                variant="neutral"
                icon={<CirclePause size={18} />}
                to={toCertificadoEnLista(certificado)}
              >
                Proponer la suspensión
              </ButtonLink>
            </div>
          </>
        ) : null}
      </div>
    </Card>
  );
}
