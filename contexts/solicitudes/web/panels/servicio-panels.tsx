import type { ServicioPanel } from '@marco/servicios/widgets';
import { Button, ButtonLink } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import type { ComponentProps } from 'react';
import {
  toEditarSolicitud,
  toNivelDosDeServicio,
  toNivelTresDeServicio,
  toRetiroDeServicio,
  toSolicitud,
} from '../../contract/solicitudes.paths.ts';
import { ESTADOS_EDITABLES } from '../../contract/terms.ts';
import { PARTE_DEL_SERVICIO } from '../formulario/comienzo-de-nivel.tsx';
import { type ServicioNivel, useServicioNivel } from '../servicios/use-servicios-nivel.ts';

type NivelSiguiente = keyof typeof PARTE_DEL_SERVICIO;

const LIBRE: Readonly<Record<NivelSiguiente, string>> = {
  2: 'Esta versión tiene el nivel 1 certificado. Pida el nivel 2 cuando el servicio esté construido y probado.',
  3: 'Esta versión tiene los niveles 1 y 2 certificados. Pida el nivel 3 cuando esté probada en QA por X-Road.',
};
const FORMULARIO: Readonly<Record<NivelSiguiente, (servicioId: number) => string>> = {
  2: toNivelDosDeServicio,
  3: toNivelTresDeServicio,
};

/** The way to a level of a servicio, for the entity that offers it, while a version of it may be asked for. */
function definePanel(nivel: NivelSiguiente): ServicioPanel['Panel'] {
  return function NivelDeServicio({ servicioId, versionId, activo }) {
    const { data } = useServicioNivel(activo && versionId !== null ? servicioId : null);
    if (!data) return null;
    const { enCurso: abierta, servicioVersionId } = data[PARTE_DEL_SERVICIO[nivel]];
    // What ends a version takes the turn of the level, and leads nothing to it.
    const enCurso = abierta?.tipo === 'retiro' ? null : abierta;
    // Of another version the page says nothing: it is of the one on show.
    if (enCurso === null && servicioVersionId !== versionId) return null;
    return (
      <Card title={`Nivel ${nivel}`} aside={<Accion servicio={data} nivel={nivel} />}>
        <p>
          {enCurso === null
            ? LIBRE[nivel]
            : `El nivel ${nivel} está en la solicitud ${enCurso.radicado ?? 'sin radicar'}.`}
        </p>
      </Card>
    );
  };
}

interface AccionProps {
  readonly servicio: ServicioNivel;
  readonly nivel: NivelSiguiente;
}

function Accion({ servicio, nivel }: AccionProps) {
  const { enCurso, solicitar } = servicio[PARTE_DEL_SERVICIO[nivel]];
  if (enCurso !== null && enCurso.tipo !== 'retiro') return <IrASolicitud enCurso={enCurso} />;
  if (!solicitar.allowed)
    return (
      <Button variant="secondary" size="small" blocked={solicitar}>
        Solicitar nivel {nivel}
      </Button>
    );
  return (
    <ButtonLink variant="secondary" size="small" to={FORMULARIO[nivel](servicio.id)}>
      Solicitar nivel {nivel}
    </ButtonLink>
  );
}

/** The way to a request under way: to its form while it is written. */
function IrASolicitud({ enCurso }: { readonly enCurso: NonNullable<ServicioNivel['retiro']['enCurso']> }) {
  const isDraft = ESTADOS_EDITABLES.includes(enCurso.estado);
  return (
    <ButtonLink
      variant="secondary"
      size="small"
      to={isDraft ? toEditarSolicitud(enCurso) : toSolicitud(enCurso.id)}
    >
      {isDraft ? 'Continuar la solicitud' : 'Ver la solicitud'}
    </ButtonLink>
  );
}

/** The way to the end of the version on show, for the entity that offers the servicio, while it may be asked for. */
function RetiroDeVersion({ servicioId, versionId, activo }: ComponentProps<ServicioPanel['Panel']>) {
  const { data } = useServicioNivel(activo && versionId !== null ? servicioId : null);
  // Of another version the page says nothing: it is of the one on show.
  if (!data || data.retiro.servicioVersionId === null || data.retiro.servicioVersionId !== versionId)
    return null;
  const { enCurso, solicitar } = data.retiro;
  return (
    <Card title="Dejar de ofrecerla" aside={<AccionDeRetiro servicio={data} />}>
      <p>
        {enCurso?.tipo === 'retiro'
          ? `Su retiro está en la solicitud ${enCurso.radicado ?? 'sin radicar'}.`
          : solicitar.allowed
            ? 'Si su entidad ya no va a ofrecer esta versión, pida su retiro: quienes la usan lo sabrán a tiempo.'
            : 'Mientras haya otra solicitud en curso no se pide su retiro.'}
      </p>
    </Card>
  );
}

function AccionDeRetiro({ servicio: { id, retiro } }: { readonly servicio: ServicioNivel }) {
  const { enCurso, solicitar } = retiro;
  if (enCurso?.tipo === 'retiro') return <IrASolicitud enCurso={enCurso} />;
  if (!solicitar.allowed)
    return (
      <Button variant="secondary" size="small" blocked={solicitar}>
        Solicitar el retiro
      </Button>
    );
  return (
    <ButtonLink variant="secondary" size="small" to={toRetiroDeServicio(id)}>
      Solicitar el retiro
    </ButtonLink>
  );
}

/** What the requests show in the private page of a servicio. */
export const servicioPanels: readonly ServicioPanel[] = [
  { order: 20, Panel: definePanel(2) },
  { order: 21, Panel: definePanel(3) },
  { order: 22, Panel: RetiroDeVersion },
];
