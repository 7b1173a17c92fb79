import { toCertificado } from '@marco/certificados/paths';
import { presentEntidad } from '@marco/entidades/terms';
import { EstadoServicioChip } from '@marco/servicios/widgets';
import { Button } from '@marco/web-kit/button';
import { Chip } from '@marco/web-kit/chip';
import { PageHeading } from '@marco/web-kit/page';
import { goToBlock } from '@marco/web-kit/reading-page';
import { BadgeCheck, FlaskConical, GitBranch, Landmark } from 'lucide-react';
import { Link } from 'react-router';
import type { FichaServicio } from '../../contract/index.ts';
import type { FichaPanel, ServicioDeFicha } from '../ficha-slots.ts';
import { BotonSuscripcion } from '../suscripciones/boton-suscripcion.tsx';

interface EncabezadoFichaProps {
  readonly ficha: FichaServicio;
  readonly servicio: ServicioDeFicha;
  /** Buttons of later contexts. */
  readonly acciones: readonly FichaPanel[];
  /** Whether a later context lets the reader try it in the page. */
  readonly isProbable: boolean;
}

/** Name, state, entidad, version and certificate of a servicio, and what can be done with it. */
export function EncabezadoFicha({ ficha, servicio, acciones, isProbable }: EncabezadoFichaProps) {
  const { nombre, resumen, estado, entidad, version, servicioId, niveles } = ficha;
  const certificado = findCertificado(niveles);
  return (
    <PageHeading
      title={nombre}
      lead={resumen}
      chip={
        <>
          <EstadoServicioChip nombre={estado.nombre} color={estado.color} importado={estado.importado} />
          {estado.enSuspension ? <Chip tone="red">En suspensión</Chip> : null}
        </>
      }
      facts={[
        { icon: <Landmark size={16} />, text: presentEntidad(entidad.nombre, entidad.sigla) },
        ...(version === null ? [] : [{ icon: <GitBranch size={16} />, text: `Versión ${version.numero}` }]),
        ...(certificado === null
          ? []
          : [
              {
                icon: <BadgeCheck size={16} />,
                text: <Link to={toCertificado(certificado.codigo)}>Certificado vigente</Link>,
              },
            ]),
      ]}
      actions={
        <>
          <BotonSuscripcion objeto={{ objeto: 'servicio', servicioId, nombre }} variant="neutral">
            Suscribirse
          </BotonSuscripcion>
          <Button variant="neutral" size="small" onClick={() => goToBlock('conectarse')}>
            Cómo conectarse
          </Button>
          {isProbable ? (
            <Button
              variant="secondary"
              size="small"
              icon={<FlaskConical size={16} />}
              onClick={() => goToBlock('probar')}
            >
              Probar
            </Button>
          ) : null}
          {acciones.map(({ order, Panel }) => (
            <Panel key={order} {...servicio} />
          ))}
        </>
      }
    />
  );
}

/** The certificate in force of the highest level. */
function findCertificado({ contenido }: FichaServicio['niveles']) {
  const vigentes = (contenido?.niveles ?? []).flatMap(({ certificado }) =>
    certificado?.estado === 'vigente' ? [certificado] : [],
  );
  return vigentes.at(-1) ?? null;
}
