import type { ServicioPanel } from '@marco/servicios/widgets';
import { Button, ButtonLink } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { toEditarNivelDos, toNivelDosDeServicio, toSolicitud } from '../../contract/solicitudes.paths.ts';
import { ESTADOS_EDITABLES } from '../../contract/terms.ts';
import { type ServicioNivel, useServicioNivel } from '../servicios/use-servicios-nivel.ts';

/** The way to level 2 of a servicio, for the entity that offers it, while a version of it may be asked for. */
const NivelDosDeServicio: ServicioPanel['Panel'] = ({ servicioId, versionId, activo }) => {
  const { data } = useServicioNivel(activo && versionId !== null ? servicioId : null);
  if (!data) return null;
  const { enCurso, servicioVersionId } = data.nivelDos;
  // Of another version the page says nothing: it is of the one on show.
  if (enCurso === null && servicioVersionId !== versionId) return null;
  return (
    <Card title="Nivel 2" aside={<Accion servicio={data} />}>
      <p>
        {enCurso === null
          ? 'Esta versión tiene el nivel 1 certificado. Pida el nivel 2 cuando el servicio esté construido y probado.'
          : `El nivel 2 está en la solicitud ${enCurso.radicado ?? 'sin radicar'}.`}
      </p>
    </Card>
  );
};

function Accion({ servicio: { id, nivelDos } }: { readonly servicio: ServicioNivel }) {
  const { enCurso, solicitar } = nivelDos;
  if (enCurso !== null) {
    const isDraft = ESTADOS_EDITABLES.includes(enCurso.estado);
    return (
      <ButtonLink
        variant="secondary"
        size="small"
        to={isDraft ? toEditarNivelDos(enCurso.id) : toSolicitud(enCurso.id)}
      >
        {isDraft ? 'Continuar la solicitud' : 'Ver la solicitud'}
      </ButtonLink>
    );
  }
  if (!solicitar.allowed)
    return (
      <Button variant="secondary" size="small" blocked={solicitar}>
        Solicitar nivel 2
      </Button>
    );
  return (
    <ButtonLink variant="secondary" size="small" to={toNivelDosDeServicio(id)}>
      Solicitar nivel 2
    </ButtonLink>
  );
}

/** What the requests show in the private page of a servicio. */
export const servicioPanels: readonly ServicioPanel[] = [{ order: 20, Panel: NivelDosDeServicio }];
