import { acuerdosPaths, TITULO_ACUERDOS, toAcuerdo } from '@marco/acuerdos/paths';
import { INICIO } from '@marco/parametros/paths';
import { Button, ButtonLink } from '@marco/web-kit/button';
import { CardStack } from '@marco/web-kit/card-stack';
import { LoadBlock } from '@marco/web-kit/load-block';
import { isNotFound, NotFound, readId } from '@marco/web-kit/not-found';
import { Notice } from '@marco/web-kit/notice';
import { PageHeading, type TrailStep, usePageTitle, useRecordTrail } from '@marco/web-kit/page';
import { ArrowLeft, Play } from 'lucide-react';
import { useParams } from 'react-router';
import { TITULO_ENSAYO_CONSUMO } from '../../contract/ensayos-xroad.paths.ts';
import type { ConsumoXroad } from '../../contract/index.ts';
import { EnsayoDeConsumoCard } from '../ensayo-xroad/ensayo-de-consumo.tsx';
import { LlamadaCard } from '../ensayo-xroad/llamada-card.tsx';
import { useConsumoXroad, useVerifyConsumo } from '../ensayo-xroad/use-consumo-xroad.ts';

const NO_ENCONTRADO = 'Acuerdo no encontrado';

/** '/app/ensayo-xroad/acuerdo/{id}': the call of an acuerdo, for the entidad that consumes by it (AREA-05). */
export function ConsumoXroadScreen() {
  const acuerdoId = readId(useParams()['id'] ?? '') ?? 0;
  const consumo = useConsumoXroad(acuerdoId);
  const isUnknown = acuerdoId === 0 || isNotFound(consumo.error);
  usePageTitle(isUnknown ? NO_ENCONTRADO : TITULO_ENSAYO_CONSUMO);
  if (isUnknown)
    return (
      <NotFound
        title={NO_ENCONTRADO}
        message="No hay un acuerdo en esa dirección, o lo consume otra entidad."
        hint="Abra el ensayo desde la página del acuerdo."
        to={acuerdosPaths.home}
        backLabel="Buscar acuerdos"
      />
    );
  if (consumo.data) return <Consumo key={acuerdoId} consumo={consumo.data} />;
  return (
    <>
      <PageHeading title={TITULO_ENSAYO_CONSUMO} />
      <LoadBlock query={consumo} subject="la llamada">
        {() => null}
      </LoadBlock>
    </>
  );
}

function Consumo({ consumo }: { readonly consumo: ConsumoXroad }) {
  const { acuerdoId, numero, servicio, proveedora, version, cliente, xroad, llamadas, permisos } = consumo;
  const trail: readonly TrailStep[] = [
    INICIO,
    { nombre: TITULO_ACUERDOS, to: acuerdosPaths.home },
    { nombre: numero ?? servicio, to: toAcuerdo(acuerdoId) },
  ];
  useRecordTrail(TITULO_ENSAYO_CONSUMO, trail);
  const { run, ensayo, isRunning } = useVerifyConsumo(acuerdoId);
  return (
    <>
      <PageHeading
        title={TITULO_ENSAYO_CONSUMO}
        lead={
          <>
            {servicio}, versión {version} ({proveedora}). Su cliente <code>{cliente}</code> llama a{' '}
            <code>{xroad}</code>
          </>
        }
        actions={
          <>
            <ButtonLink variant="neutral" icon={<ArrowLeft size={18} />} to={toAcuerdo(acuerdoId)}>
              Volver al acuerdo
            </ButtonLink>
            <Button
              icon={<Play size={18} />}
              busy={isRunning && 'Ensayando'}
              blocked={permisos.ensayar}
              onClick={run}
            >
              Ensayar la llamada
            </Button>
          </>
        }
      />
      <CardStack>
        <Notice>
          El simulador hace de los dos servidores de seguridad, sin firmas ni certificados, y responde con los
          datos de este acuerdo sobre personas inventadas. Del ensayo no se guarda nada.
        </Notice>
        {ensayo ? <EnsayoDeConsumoCard ensayo={ensayo} /> : null}
        {llamadas.map((llamada) => (
          <LlamadaCard key={llamada.operacion} llamada={llamada} />
        ))}
      </CardStack>
    </>
  );
}
