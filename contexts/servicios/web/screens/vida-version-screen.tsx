import { formatLongDay } from '@marco/country/day-text';
import { presentEntidad } from '@marco/entidades/terms';
import { INICIO } from '@marco/parametros/paths';
import { Button, ButtonLink } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { CardStack } from '@marco/web-kit/card-stack';
import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import { formatLongDate, formatNumber } from '@marco/web-kit/format';
import { LoadBlock } from '@marco/web-kit/load-block';
import { useModal } from '@marco/web-kit/modal';
import { isNotFound, NotFound, readId } from '@marco/web-kit/not-found';
import { PageHeading, usePageTitle, useScreenTrail } from '@marco/web-kit/page';
import { Landmark } from 'lucide-react';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import type { VidaVersion } from '../../contract/index.ts';
import { toVersionServicio, VERSIONES_SERVICIOS } from '../../contract/servicios.paths.ts';
import { listBotonesVida } from '../../rules/vida/ciclo-vida.ts';
import { EstadoVersionChip } from '../versiones/estado-version-chip.tsx';
import { RetiroForm } from '../vida/retiro-form.tsx';
import { usePasoVida, useVida } from '../vida/use-vida.ts';
import styles from '../vida/vida.module.css';

/** '/app/versiones/{id}': how a version of a servicio ends, and whom that breaks (AREA-05). */
export function VidaVersionScreen() {
  const id = readId(useParams()['id']);
  return id === null ? <VersionNoEncontrada /> : <Vida key={id} id={id} />;
}

function VersionNoEncontrada() {
  return (
    <NotFound
      title="Versión no encontrada"
      message="La versión que busca no existe."
      hint="Búsquela en la lista de versiones."
      to={VERSIONES_SERVICIOS.to}
      backLabel="Ir a la lista"
    />
  );
}

function Vida({ id }: { readonly id: number }) {
  const vida = useVida(id);
  if (isNotFound(vida.error)) return <VersionNoEncontrada />;
  return (
    <>
      {vida.data ? <Encabezado vida={vida.data} /> : <PageHeading title="Versión" />}
      <LoadBlock query={vida} subject="la versión">
        {(data) => <Contenido vida={data} />}
      </LoadBlock>
    </>
  );
}

function Encabezado({ vida }: { readonly vida: VidaVersion }) {
  const { servicio, numero, estado, entidad, id, servicioId } = vida;
  const title = `${servicio}, versión ${numero}`;
  usePageTitle(title);
  useScreenTrail(useMemo(() => ({ trail: [INICIO, VERSIONES_SERVICIOS], current: title }), [title]));
  return (
    <PageHeading
      title={title}
      chip={<EstadoVersionChip estado={estado} />}
      facts={[{ icon: <Landmark size={16} />, text: presentEntidad(entidad) }]}
      actions={
        <ButtonLink variant="neutral" to={toVersionServicio(servicioId, id)}>
          Ver el servicio
        </ButtonLink>
      }
    />
  );
}

function Contenido({ vida }: { readonly vida: VidaVersion }) {
  const { estado, acciones, obsoletaDesde, fechaRetiro, sucesora, motivo, consumidores, retiradaEn } = vida;
  const paso = estado === 'obsoleta' ? 'fijar-retiro' : 'declarar-obsoleta';
  return (
    <CardStack>
      <Card title="Cómo va">
        <FactSheet>
          <Fact name={retiradaEn === null ? 'Se retira el' : 'Se retiró el'}>
            {retiradaEn !== null
              ? formatLongDate(retiradaEn)
              : fechaRetiro === null
                ? 'No se ha anunciado'
                : formatLongDay(fechaRetiro)}
          </Fact>
          <Fact name="Consumidores conocidos">{formatNumber(consumidores)}</Fact>
          {obsoletaDesde === null ? null : (
            <>
              <Fact name="Obsoleta desde">{formatLongDate(obsoletaDesde)}</Fact>
              <Fact name="La reemplaza">
                {sucesora === null ? 'Ninguna versión' : `Versión ${sucesora.numero}`}
              </Fact>
            </>
          )}
          {motivo === '' ? null : (
            <Fact name="Motivo" wide>
              {motivo}
            </Fact>
          )}
        </FactSheet>
        <Acciones vida={vida} />
      </Card>
      {acciones[paso].allowed ? <RetiroForm key={vida.version} vida={vida} /> : null}
    </CardStack>
  );
}

/** The steps that are one press; what a form asks stands below. */
function Acciones({ vida }: { readonly vida: VidaVersion }) {
  const { estado, acciones, numero } = vida;
  const { move, isSaving } = usePasoVida(vida);
  const modals = useModal();
  const botones = listBotonesVida(estado).filter(({ paso }) => paso === 'retirar' || !acciones[paso].allowed);
  async function close(): Promise<void> {
    const isSure = await modals.ask({
      title: '¿Retirar la versión ahora?',
      message: `La versión ${numero} deja de responder desde ahora. Nadie la consume. No se puede deshacer.`,
      confirmLabel: 'Retirar ahora',
      cancelLabel: 'Volver',
    });
    if (isSure) await move('retirar');
  }
  if (botones.length === 0) return null;
  return (
    <div className={styles['acciones']} data-print="hide">
      {botones.map(({ paso }) => (
        <Button
          key={paso}
          variant="neutral"
          blocked={acciones[paso]}
          busy={isSaving && 'Guardando'}
          onClick={() => void close()}
        >
          {paso === 'retirar'
            ? 'Retirar ahora'
            : paso === 'fijar-retiro'
              ? 'Fijar la fecha de retiro'
              : 'Declarar obsoleta'}
        </Button>
      ))}
    </div>
  );
}
