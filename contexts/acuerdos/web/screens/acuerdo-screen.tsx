import { presentEntidad } from '@marco/entidades/terms';
import { INICIO } from '@marco/parametros/paths';
import { Button, ButtonLink } from '@marco/web-kit/button';
import { CardStack } from '@marco/web-kit/card-stack';
import { Chip } from '@marco/web-kit/chip';
import { LoadBlock } from '@marco/web-kit/load-block';
import { isNotFound, NotFound, readId } from '@marco/web-kit/not-found';
import { PageHeading, useRecordTrail } from '@marco/web-kit/page';
import { SideLayout } from '@marco/web-kit/side-layout';
import { ArrowLeft, Building2, GitBranch, Hash, Printer } from 'lucide-react';
import { useParams } from 'react-router';
import { acuerdosPaths, TITULO_ACUERDOS } from '../../contract/acuerdos.paths.ts';
import type { AcuerdoDeConsumo } from '../../contract/index.ts';
import { ESTADO_ACUERDO } from '../../contract/terms.ts';
import { DesacuerdoCard } from '../desacuerdos/desacuerdo-card.tsx';
import { ContratoCard } from '../detalle/contrato-card.tsx';
import { CuentasCard } from '../detalle/cuentas-card.tsx';
import { FinalidadesCard } from '../detalle/finalidades-card.tsx';
import { MarcasCard } from '../detalle/marcas-card.tsx';
import { PartesCard } from '../detalle/partes-card.tsx';
import { PasosCard } from '../detalle/pasos-card.tsx';
import { TurnoCard } from '../detalle/turno-card.tsx';
import { TONO_ESTADO } from '../estado-acuerdo.ts';
import { useAcuerdo } from '../use-acuerdo.ts';

const ARRIBA = [INICIO, { nombre: TITULO_ACUERDOS, to: acuerdosPaths.home }];

const NO_ENCONTRADO = (
  <NotFound
    title="Acuerdo no encontrado"
    message="El acuerdo que busca no existe, o su entidad no es parte de él."
    hint="Revise la dirección o búsquelo de nuevo."
    to={acuerdosPaths.home}
    backLabel="Buscar acuerdos"
  />
);

/** '/app/acuerdos/{id}': an acuerdo with whose turn it is, for its sides and the ministry (AREA-05). */
export function AcuerdoScreen() {
  const id = readId(useParams()['id']);
  return id === null ? NO_ENCONTRADO : <Ficha key={id} id={id} />;
}

function Ficha({ id }: { readonly id: number }) {
  const acuerdo = useAcuerdo(id);
  if (isNotFound(acuerdo.error)) return NO_ENCONTRADO;
  return (
    <>
      {acuerdo.data ? <Encabezado acuerdo={acuerdo.data} /> : <PageHeading title="Acuerdo" />}
      <LoadBlock query={acuerdo} subject="el acuerdo">
        {(data) => <Contenido acuerdo={data} />}
      </LoadBlock>
    </>
  );
}

const toParte = (papel: string, { nombre, sigla }: AcuerdoDeConsumo['consumidora']) => ({
  icon: <Building2 size={16} />,
  text: `${papel}: ${presentEntidad(nombre, sigla)}`,
});

function Encabezado({ acuerdo }: { readonly acuerdo: AcuerdoDeConsumo }) {
  const { servicio, versionServicio, numero, estado, consumidora, proveedora, lado } = acuerdo;
  useRecordTrail(numero ?? servicio.nombre, ARRIBA);
  return (
    <PageHeading
      title={servicio.nombre}
      chip={<Chip tone={TONO_ESTADO[estado]}>{ESTADO_ACUERDO[estado]}</Chip>}
      facts={[
        { icon: <Hash size={16} />, text: numero ?? 'Sin número' },
        { icon: <GitBranch size={16} />, text: `Servicio versión ${versionServicio.numero}` },
        // Who reads knows its own entidad: it reads the other one.
        ...(lado === 'consumidora' ? [] : [toParte('Consume', consumidora)]),
        ...(lado === 'proveedora' ? [] : [toParte('Ofrece', proveedora)]),
      ]}
      actions={
        <>
          <ButtonLink variant="neutral" icon={<ArrowLeft size={18} />} to={acuerdosPaths.home}>
            Volver
          </ButtonLink>
          <Button variant="neutral" icon={<Printer size={18} />} onClick={() => window.print()}>
            Imprimir
          </Button>
        </>
      }
    />
  );
}

function Contenido({ acuerdo }: { readonly acuerdo: AcuerdoDeConsumo }) {
  return (
    <CardStack>
      <TurnoCard acuerdo={acuerdo} />
      <SideLayout
        sideLabel="Cuotas, contrato y partes"
        side={
          <>
            <CuentasCard acuerdo={acuerdo} />
            <ContratoCard acuerdo={acuerdo} />
            <PartesCard acuerdo={acuerdo} />
          </>
        }
      >
        <MarcasCard acuerdo={acuerdo} />
        <FinalidadesCard acuerdo={acuerdo} />
        <DesacuerdoCard acuerdo={acuerdo} />
        <PasosCard acuerdo={acuerdo} />
      </SideLayout>
    </CardStack>
  );
}
