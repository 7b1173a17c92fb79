import { toMesa } from '@marco/mesas/paths';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { Chip } from '@marco/web-kit/chip';
import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import { formatLongDate, formatMoment } from '@marco/web-kit/format';
import { useModal } from '@marco/web-kit/modal';
import { useState } from 'react';
import { Link } from 'react-router';
import type { AcuerdoDeConsumo, DesacuerdoDeAcuerdo } from '../../contract/index.ts';
import {
  ASUNTO_DESACUERDO,
  ESTADO_DESACUERDO,
  type LadoAcuerdo,
  PASO_DESACUERDO,
  type PasoDesacuerdo,
  SENTIDO_DECISION,
} from '../../contract/terms.ts';
import { listBotonesDesacuerdo } from '../../rules/ciclo-desacuerdo.ts';
import { TONO_DESACUERDO } from '../estado-acuerdo.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import styles from './desacuerdos.module.css';
import { MesaDialog } from './mesa-dialog.tsx';
import { ReclamoDialog } from './reclamo-dialog.tsx';
import { RespuestaDialog } from './respuesta-dialog.tsx';
import { usePasoDesacuerdo } from './use-desacuerdo.ts';

/** The disagreement about an acuerdo, or the way to claim, for who may; nothing otherwise. */
export function DesacuerdoCard({ acuerdo }: { readonly acuerdo: AcuerdoDeConsumo }) {
  const { desacuerdo, puede, lado } = acuerdo;
  const [isClaiming, setClaiming] = useState(false);
  if (desacuerdo === null && !puede.reclamar.allowed) return null;
  return (
    <Card
      title="Desacuerdo"
      // How to claim is no part of what was agreed.
      isForScreen={desacuerdo === null}
      aside={
        desacuerdo === null ? null : (
          <Chip tone={TONO_DESACUERDO[desacuerdo.estado]}>{ESTADO_DESACUERDO[desacuerdo.estado]}</Chip>
        )
      }
    >
      {desacuerdo === null ? (
        <p className={styles['texto']}>
          Si su entidad no está de acuerdo con lo que se decidió, puede reclamar: la otra entidad contesta y,
          si hace falta, el ministerio media y decide.
        </p>
      ) : (
        <Contenido desacuerdo={desacuerdo} lado={lado} />
      )}
      {puede.reclamar.allowed ? (
        <div className={styles['botones']} data-print="hide">
          <Button variant="secondary" onClick={() => setClaiming(true)}>
            Reclamar
          </Button>
        </div>
      ) : null}
      {isClaiming ? <ReclamoDialog acuerdo={acuerdo} onClose={() => setClaiming(false)} /> : null}
    </Card>
  );
}

function Contenido({
  desacuerdo,
  lado,
}: {
  readonly desacuerdo: DesacuerdoDeAcuerdo;
  readonly lado: LadoAcuerdo;
}) {
  const { asunto, estadoDesde, venceEn, reclamo, respuesta, reunion, decision } = desacuerdo;
  return (
    <>
      <FactSheet>
        <Fact name="Sobre">{ASUNTO_DESACUERDO[asunto]}</Fact>
        <Fact name="En este estado desde">{formatLongDate(estadoDesde)}</Fact>
        {venceEn === null ? null : <Fact name="Último día">{formatLongDate(venceEn)}</Fact>}
        <Fact name="Reclamo" wide>
          {reclamo}
        </Fact>
        {respuesta === '' ? null : (
          <Fact name="Respuesta" wide>
            {respuesta}
          </Fact>
        )}
        {reunion === null ? null : (
          <Fact name="Mediación en" wide>
            <Link to={toMesa(reunion.mesaId)}>{reunion.mesa}</Link>: {reunion.tematica},{' '}
            {formatMoment(reunion.inicio)}
          </Fact>
        )}
        {decision === null ? null : (
          <Fact name={`Decisión: ${SENTIDO_DECISION[decision.sentido].toLowerCase()}`} wide>
            {decision.texto}
          </Fact>
        )}
      </FactSheet>
      <Botones desacuerdo={desacuerdo} lado={lado} />
    </>
  );
}

/** Steps whose form is a dialog of their own. */
const CON_DIALOGO = {
  contestar: RespuestaDialog,
  'llevar-a-mesa': MesaDialog,
  decidir: DecisionDialog,
} as const;
type PasoConDialogo = keyof typeof CON_DIALOGO;
const isConDialogo = (paso: PasoDesacuerdo): paso is PasoConDialogo => Object.hasOwn(CON_DIALOGO, paso);

const PREGUNTAS: Readonly<
  Record<Exclude<PasoDesacuerdo, PasoConDialogo>, { readonly title: string; readonly message: string }>
> = {
  aceptar: {
    title: '¿Aceptar la respuesta?',
    message: 'El desacuerdo queda conciliado y no se puede reabrir.',
  },
  'pedir-mediacion': {
    title: '¿Pedir la mediación del ministerio?',
    message: 'La coordinación lo lleva a una mesa y decide en 15 días hábiles.',
  },
  desistir: {
    title: '¿Desistir del desacuerdo?',
    message: 'Lo decidido sobre el acuerdo queda como está.',
  },
};

function Botones({
  desacuerdo,
  lado,
}: {
  readonly desacuerdo: DesacuerdoDeAcuerdo;
  readonly lado: LadoAcuerdo;
}) {
  const modals = useModal();
  const { move, isSaving } = usePasoDesacuerdo(desacuerdo);
  const [enDialogo, setEnDialogo] = useState<PasoConDialogo | null>(null);

  async function choose(paso: PasoDesacuerdo): Promise<void> {
    if (isConDialogo(paso)) setEnDialogo(paso);
    else if (
      await modals.ask({ cancelLabel: 'Volver', confirmLabel: PASO_DESACUERDO[paso], ...PREGUNTAS[paso] })
    )
      await move(paso);
  }

  const botones = listBotonesDesacuerdo(desacuerdo.estado, lado);
  if (botones.length === 0) return null;
  const Dialogo = enDialogo === null ? null : CON_DIALOGO[enDialogo];
  return (
    <div className={styles['botones']} data-print="hide">
      {botones.toReversed().map(({ paso, esPrincipal }) => (
        <Button
          key={paso}
          variant={esPrincipal ? 'secondary' : 'neutral'}
          blocked={desacuerdo.acciones[paso]}
          busy={isSaving && 'Guardando'}
          onClick={() => void choose(paso)}
        >
          {PASO_DESACUERDO[paso]}
        </Button>
      ))}
      {Dialogo === null ? null : <Dialogo desacuerdo={desacuerdo} onClose={() => setEnDialogo(null)} />}
    </div>
  );
}
