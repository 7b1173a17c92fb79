import { type Decision, explainDecision } from '@marco/contract-kit/decision';
import { ButtonLink } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { EmptyState } from '@marco/web-kit/empty-state';
import { formatDate } from '@marco/web-kit/format';
import { LoadBlock } from '@marco/web-kit/load-block';
import { Notice } from '@marco/web-kit/notice';
import { PageHeading } from '@marco/web-kit/page';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Solicitud } from '../../contract/index.ts';
import { solicitudesPaths, toSolicitud } from '../../contract/solicitudes.paths.ts';
import type { OpcionesSolicitud } from '../use-opciones-solicitud.ts';

interface ConPermisoProps {
  readonly titulo: string;
  readonly query: UseQueryResult<OpcionesSolicitud>;
  readonly children: (opciones: OpcionesSolicitud) => ReactNode;
}

/** The form for people who may begin requests; the reason for everybody else. */
export function ConPermiso({ titulo, query, children }: ConPermisoProps) {
  if (query.data?.permisos.crear.allowed) return children(query.data);
  return (
    <>
      <PageHeading title={titulo} />
      <LoadBlock query={query} subject="las listas del formulario">
        {({ permisos }) => <NoSeComienza decision={permisos.crear} />}
      </LoadBlock>
    </>
  );
}

/** Why nobody begins a request here, and where the requests are read. */
export function NoSeComienza({ decision }: { readonly decision: Decision }) {
  return (
    <Card>
      <EmptyState title="Usted no puede comenzar una solicitud." text={explainDecision(decision)}>
        <ButtonLink variant="secondary" to={solicitudesPaths.consulta}>
          Consultar las solicitudes
        </ButtonLink>
      </EmptyState>
    </Card>
  );
}

/** The servicio of the address is none of the entity. */
export function SinServicio({ titulo }: { readonly titulo: string }) {
  return (
    <>
      <PageHeading title={titulo} />
      <Card>
        <EmptyState
          title="Elija de nuevo el servicio."
          text="El que se pidió no está entre los servicios activos de su entidad."
        >
          <ButtonLink variant="secondary" to={solicitudesPaths.serviciosRestaurados}>
            Ver los servicios de su entidad
          </ButtonLink>
        </EmptyState>
      </Card>
    </>
  );
}

interface NoSeEditaProps {
  readonly titulo: string;
  readonly solicitud: Solicitud;
}

/** A request that nobody writes now, and where it is read. */
export function NoSeEdita({ titulo, solicitud }: NoSeEditaProps) {
  return (
    <>
      <PageHeading title={titulo} lead={solicitud.servicio} />
      <Card>
        <EmptyState
          title="Esta solicitud no se puede editar ahora."
          text={explainDecision(solicitud.acciones.editar)}
        >
          <ButtonLink variant="secondary" to={toSolicitud(solicitud.id)}>
            Ver la solicitud
          </ButtonLink>
        </EmptyState>
      </Card>
    </>
  );
}

/** Why the ministry returned it and until when it can be mended. */
export function Devolucion({ solicitud }: { readonly solicitud: Solicitud }) {
  const { estado, radicado, pasos, plazo } = solicitud;
  const devuelta = pasos.findLast(({ accion }) => accion === 'devolver');
  if (estado !== 'devuelta' || !devuelta) return null;
  return (
    <Notice tone="warn">
      <p>
        <b>
          La solicitud {radicado} fue devuelta el {formatDate(devuelta.fecha)}
          {devuelta.usuario ? ` por ${devuelta.usuario}` : ''}.
        </b>{' '}
        {devuelta.motivo}
      </p>
      <p>
        Corríjala y radíquela de nuevo
        {plazo ? ` a más tardar el ${formatDate(plazo.venceEn)}; después se desiste por sí sola` : ''}.
      </p>
    </Notice>
  );
}
