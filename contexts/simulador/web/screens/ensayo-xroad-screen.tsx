import { acuerdosPaths, TITULO_ACUERDOS } from '@marco/acuerdos/paths';
import { INICIO } from '@marco/parametros/paths';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { CardStack } from '@marco/web-kit/card-stack';
import { EmptyState } from '@marco/web-kit/empty-state';
import { formatMoment } from '@marco/web-kit/format';
import { LineList } from '@marco/web-kit/line-list';
import { LoadBlock } from '@marco/web-kit/load-block';
import { isNotFound, NotFound, readId } from '@marco/web-kit/not-found';
import { Notice } from '@marco/web-kit/notice';
import { PageHeading, type TrailStep, usePageTitle, useRecordTrail } from '@marco/web-kit/page';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { TITULO_ENSAYO_XROAD } from '../../contract/ensayos-xroad.paths.ts';
import type { EnsayosDeVersion, ResumenEnsayo } from '../../contract/index.ts';
import { EnsayoCard, presentResultado } from '../ensayo-xroad/ensayo-card.tsx';
import { useCreateEnsayo, useEnsayosXroad, useEnsayoXroad } from '../ensayo-xroad/use-ensayos-xroad.ts';

const TRAIL: readonly TrailStep[] = [INICIO];
const NO_ENCONTRADO = 'Ensayo no encontrado';

/** '/app/ensayo-xroad/{id}': the tests T-01 to T-09 of a version, rehearsed before there is an environment. */
export function EnsayoXroadScreen() {
  const versionId = readId(useParams()['id'] ?? '') ?? 0;
  const ensayos = useEnsayosXroad(versionId);
  const isUnknown = versionId === 0 || isNotFound(ensayos.error);
  usePageTitle(isUnknown ? NO_ENCONTRADO : TITULO_ENSAYO_XROAD);
  if (isUnknown)
    return (
      <NotFound
        title={NO_ENCONTRADO}
        message="No hay una versión de un servicio en esa dirección, o es de otra entidad."
        hint="Abra el ensayo desde la página del servicio."
        to={INICIO.to}
        backLabel="Ir al inicio"
      />
    );
  if (ensayos.data) return <Ensayos key={versionId} dicho={ensayos.data} />;
  return (
    <>
      <PageHeading title={TITULO_ENSAYO_XROAD} />
      <LoadBlock query={ensayos} subject="los ensayos">
        {() => null}
      </LoadBlock>
    </>
  );
}

function Ensayos({ dicho }: { readonly dicho: EnsayosDeVersion }) {
  const { versionId, servicio, entidad, version, xroad, ultimo, ensayos, permisos } = dicho;
  useRecordTrail(TITULO_ENSAYO_XROAD, TRAIL);
  const { run, isRunning } = useCreateEnsayo(versionId);
  const pedido = readId(useSearchParams()[0].get('ensayo') ?? '');
  const [elegido, setElegido] = useState<number | null>(pedido);
  const anterior = useEnsayoXroad(elegido);
  return (
    <>
      <PageHeading
        title={TITULO_ENSAYO_XROAD}
        lead={
          <>
            {servicio}, versión {version} ({entidad}). En X-Road: <code>{xroad}</code>
          </>
        }
        actions={
          <Button
            icon={<Play size={18} />}
            busy={isRunning && 'Ensayando'}
            blocked={permisos.ensayar}
            onClick={() => {
              setElegido(null);
              void run();
            }}
          >
            Ensayar ahora
          </Button>
        }
      />
      <CardStack>
        <Notice>
          Es evidencia preliminar: el simulador hace de los dos servidores de seguridad, sin firmas ni
          certificados y con personas inventadas. Las pruebas de nivel 3 se repiten en el ambiente de pruebas.
          T-10, la firma de los mensajes, solo se puede hacer allá. Quien consume ensaya su llamada desde su
          acuerdo: <Link to={acuerdosPaths.home}>{TITULO_ACUERDOS}</Link>.
        </Notice>
        {elegido !== null ? (
          <LoadBlock query={anterior} subject="el ensayo">
            {(ensayo) => <EnsayoCard ensayo={ensayo} />}
          </LoadBlock>
        ) : ultimo ? (
          <EnsayoCard ensayo={ultimo} />
        ) : (
          <Card>
            <EmptyState
              title="Aún no hay ensayos de esta versión"
              text="El ensayo hace las pruebas T-01 a T-09 en unos segundos y dice qué falla y por qué."
            />
          </Card>
        )}
        {ensayos.length > 1 ? (
          <Anteriores ensayos={ensayos} visto={elegido ?? ultimo?.id ?? 0} onChoose={setElegido} />
        ) : null}
      </CardStack>
    </>
  );
}

interface AnterioresProps {
  readonly ensayos: readonly ResumenEnsayo[];
  /** The one on show. */
  readonly visto: number;
  readonly onChoose: (id: number) => void;
}

function Anteriores({ ensayos, visto, onChoose }: AnterioresProps) {
  return (
    <Card title="Ensayos guardados">
      <LineList>
        {ensayos.map((ensayo) => (
          <li key={ensayo.id}>
            <span>
              {formatMoment(ensayo.ejecutadoEn)}, {ensayo.quien}
            </span>
            <span>{presentResultado(ensayo)}</span>
            {ensayo.id === visto ? (
              <b>A la vista</b>
            ) : (
              <Button variant="ghost" size="small" onClick={() => onChoose(ensayo.id)}>
                Ver
                <span className="sr"> el ensayo del {formatMoment(ensayo.ejecutadoEn)}</span>
              </Button>
            )}
          </li>
        ))}
      </LineList>
    </Card>
  );
}
