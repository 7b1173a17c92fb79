import { presentEntidad } from '@marco/entidades/terms';
import { EstadoVersionChip } from '@marco/servicios/widgets';
import { ButtonLink } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { CardStack } from '@marco/web-kit/card-stack';
import { LoadBlock } from '@marco/web-kit/load-block';
import { isNotFound, NotFound } from '@marco/web-kit/not-found';
import { Notice } from '@marco/web-kit/notice';
import { PageHeading, usePageTitle, useRecordTrail } from '@marco/web-kit/page';
import { SideLayout } from '@marco/web-kit/side-layout';
import { Download, Fingerprint, GitBranch, Landmark } from 'lucide-react';
import { Link, useParams } from 'react-router';
import type { PasaportePublico } from '../../contract/index.ts';
import { TITULO_PASAPORTE, toPasaporte } from '../../contract/pasaportes.paths.ts';
import { CertificadosCard } from '../detalle/certificados-card.tsx';
import { ComprobacionCard } from '../detalle/comprobacion-card.tsx';
import { DescargasCard } from '../detalle/descargas-card.tsx';
import { OtrasCard } from '../detalle/otras-card.tsx';
import { PartesCard } from '../detalle/partes-card.tsx';
import { ProximoPasoCard } from '../detalle/proximo-paso-card.tsx';
import { toDescarga } from '../detalle/to-descarga.ts';
import { usePasaporte } from '../detalle/use-pasaporte.ts';

const ARRIBA = [{ nombre: 'Inicio', to: '/' }] as const;

/** '/pasaporte/{oid}': all a stranger needs to trust, call and test a version of a servicio. */
export function PasaporteScreen() {
  const oid = useParams()['oid'] ?? '';
  const pasaporte = usePasaporte(oid);
  const isUnknown = isNotFound(pasaporte.error);
  const nombre = pasaporte.data
    ? `${pasaporte.data.servicio.nombre}, versión ${pasaporte.data.version.numero}`
    : TITULO_PASAPORTE;
  useRecordTrail(nombre, ARRIBA);
  usePageTitle(nombre);
  if (isUnknown) return <Desconocido />;
  return (
    <>
      {pasaporte.data ? <Encabezado pasaporte={pasaporte.data} /> : <PageHeading title={TITULO_PASAPORTE} />}
      <LoadBlock query={pasaporte} subject="el pasaporte">
        {(data) => <Contenido pasaporte={data} />}
      </LoadBlock>
    </>
  );
}

/** The same for an identifier of nothing and for what is none. */
function Desconocido() {
  return (
    <NotFound
      title="Pasaporte no encontrado"
      message="Ninguna versión de un servicio tiene ese OID."
      hint="Revise que lo escribió completo, con sus puntos. Una versión en elaboración todavía no tiene pasaporte."
      to="/"
      backLabel="Ir al inicio"
    />
  );
}

function Encabezado({ pasaporte }: { readonly pasaporte: PasaportePublico }) {
  const { oid, servicio, entidad, version } = pasaporte;
  return (
    <PageHeading
      title={servicio.nombre}
      chip={<EstadoVersionChip estado={version.estado} />}
      lead="Pasaporte de servicio: lo que hace falta para confiar en esta versión, llamarla y probarla."
      facts={[
        { icon: <Landmark size={16} />, text: presentEntidad(entidad.nombre, entidad.sigla) },
        { icon: <GitBranch size={16} />, text: `Versión ${version.numero}` },
        { icon: <Fingerprint size={16} />, text: <span className="num">OID {oid}</span> },
      ]}
      actions={
        <ButtonLink reloadDocument icon={<Download size={18} />} to={toDescarga(oid, 'zip')} download>
          Descargar pasaporte (ZIP)
        </ButtonLink>
      }
    />
  );
}

const DETENIDA = {
  suspendida: 'Esta versión está suspendida: por ahora no se puede usar.',
  obsoleta: 'Esta versión está obsoleta: otra la reemplazó.',
  retirada: 'Esta versión se retiró: ya no se usa.',
} as const;

const isDetenida = (estado: string): estado is keyof typeof DETENIDA => Object.hasOwn(DETENIDA, estado);

function Contenido({ pasaporte }: { readonly pasaporte: PasaportePublico }) {
  const { servicio, version, certificados, partes, proximoPaso, otras } = pasaporte;
  const [nueva] = otras;
  return (
    <CardStack>
      {isDetenida(version.estado) ? (
        <Notice tone="warn">
          {DETENIDA[version.estado]}{' '}
          {nueva && version.estado === 'obsoleta' ? (
            <Link to={toPasaporte(nueva.oid)}>Ver la versión {nueva.numero}</Link>
          ) : null}
        </Notice>
      ) : null}
      <SideLayout
        size="wide"
        side={
          <>
            <CertificadosCard certificados={certificados} />
            <DescargasCard pasaporte={pasaporte} />
            {otras.length === 0 ? null : <OtrasCard otras={otras} />}
            <ComprobacionCard />
          </>
        }
      >
        <Card title="Qué ofrece">
          <p>{servicio.descripcion}</p>
        </Card>
        <ProximoPasoCard paso={proximoPaso} />
        <PartesCard partes={partes} />
      </SideLayout>
    </CardStack>
  );
}
