import { explainDecision } from '@marco/contract-kit/decision';
import { ButtonLink } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { CardStack } from '@marco/web-kit/card-stack';
import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import { formatDate, formatMoment, formatTime } from '@marco/web-kit/format';
import { Notice } from '@marco/web-kit/notice';
import type { RuledForm } from '@marco/web-kit/ruled-form';
import type { GestionReunion } from '../../contract/index.ts';
import { toReunionesDeMesa } from '../../contract/mesas-private.paths.ts';
import type { Consultor } from '../mesas/use-consultores.ts';
import { BotonCalendario } from './boton-calendario.tsx';
import { ReunionForm } from './reunion-form.tsx';
import type { ValoresReunion } from './valores-reunion.ts';

interface ProgramacionPanelProps {
  readonly reunion: GestionReunion;
  readonly form: RuledForm<ValoresReunion>;
  readonly consultores: readonly Consultor[];
}

/** The programmed data: a form for people who may change them, otherwise the facts with the reason. */
export function ProgramacionPanel({ reunion, form, consultores }: ProgramacionPanelProps) {
  const { permisos, idMesa, entidades, participantes } = reunion;
  if (!permisos.editar.allowed) return <Leida reunion={reunion} />;
  // An entidad that left the mesa stays in the list with its participants.
  const elegibles = [
    ...entidades,
    ...participantes
      .filter(({ idEntidad }) => !entidades.some(({ id }) => id === idEntidad))
      .map(({ idEntidad, entidad }) => ({ id: idEntidad, nombre: entidad })),
  ];
  return (
    <CardStack>
      {reunion.inicioReal === null ? null : (
        <Notice tone="info">
          Si cambia la fecha o la hora, cambiará también cuándo se realizó: {describeRealizada(reunion)}
        </Notice>
      )}
      <ReunionForm
        form={form}
        consultores={consultores}
        entidades={[...new Map(elegibles.map((entidad) => [entidad.id, entidad])).values()]}
        submitLabel="Guardar programación"
        aside={permisos.invitar.allowed ? <BotonCalendario reunion={reunion} /> : null}
        otras={
          <ButtonLink variant="neutral" to={toReunionesDeMesa(idMesa)}>
            Volver a las reuniones
          </ButtonLink>
        }
      />
    </CardStack>
  );
}

/** When a meeting began and, where it is known, ended, beside what was programmed. */
function describeRealizada({ inicioReal, finReal }: GestionReunion): string {
  const inicio = `${formatDate(inicioReal)}, desde las ${formatTime(inicioReal)}`;
  return finReal === null ? inicio : `${inicio} hasta las ${formatTime(finReal)}`;
}

function Leida({ reunion }: { readonly reunion: GestionReunion }) {
  const { permisos, motivoCancelacion, puntos, participantes } = reunion;
  return (
    <CardStack>
      <Notice tone="info">
        {explainDecision(permisos.editar)}
        {motivoCancelacion === null ? '' : ` Motivo: ${motivoCancelacion}`}
      </Notice>
      <Card title="Lo programado">
        <FactSheet>
          <Fact name="Temática" wide>
            {reunion.tematica}
          </Fact>
          <Fact name="Fecha y hora">{formatMoment(reunion.inicio)}</Fact>
          {reunion.inicioReal === null ? null : (
            <Fact name="Cuándo se realizó">{describeRealizada(reunion)}</Fact>
          )}
          <Fact name="Duración">{reunion.duracionMinutos} minutos</Fact>
          <Fact name="Lugar">{reunion.lugar}</Fact>
          <Fact name="Enlace">{reunion.enlace}</Fact>
          <Fact name="Consultor principal de apoyo">{reunion.consultorPrincipal.nombre}</Fact>
          <Fact name="Consultores de apoyo">
            {reunion.consultores.map(({ nombre }) => nombre).join(', ')}
          </Fact>
          <Fact name="Orden del día" wide>
            {puntos.map(({ titulo }, lugar) => `${lugar + 1}. ${titulo}`).join('\n')}
          </Fact>
          <Fact name="Participantes" wide>
            {participantes.map(({ nombre }) => nombre).join(', ')}
          </Fact>
        </FactSheet>
      </Card>
    </CardStack>
  );
}
