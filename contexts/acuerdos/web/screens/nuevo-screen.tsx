import { directorioPaths } from '@marco/directorio/paths';
import { presentEntidad } from '@marco/entidades/terms';
import { Button, ButtonLink } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { CardStack } from '@marco/web-kit/card-stack';
import { Chip, type ChipTone } from '@marco/web-kit/chip';
import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import { openFailure } from '@marco/web-kit/failure-modal';
import { formatNumber } from '@marco/web-kit/format';
import { LineList } from '@marco/web-kit/line-list';
import { LoadBlock } from '@marco/web-kit/load-block';
import { useModal } from '@marco/web-kit/modal';
import { isNotFound, NotFound, readId } from '@marco/web-kit/not-found';
import { Notice } from '@marco/web-kit/notice';
import { PageHeading, useAddressParams, usePageTitle } from '@marco/web-kit/page';
import { useCreation } from '@marco/web-kit/saved-change';
import { Handshake } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { acuerdosPaths, toAcuerdo } from '../../contract/acuerdos.paths.ts';
import type { CondicionesDeServicio, createAcuerdoEndpoint } from '../../contract/index.ts';
import { ESTADO_ACUERDO, type EstadoAcuerdo, MODO_POLITICA } from '../../contract/terms.ts';
import styles from '../detalle/detalle.module.css';
import { useCondiciones } from '../use-politica.ts';

const NO_ENCONTRADO = (
  <NotFound
    title="Servicio no encontrado"
    message="El servicio que quiere consumir no existe o no está activo."
    hint="Búsquelo en el directorio y pida el acceso desde su página."
    to={directorioPaths.home}
    backLabel="Ir al directorio de servicios"
  />
);

/** '/app/acuerdos/nuevo?servicio=': whether the entidad may ask for a servicio, on which terms, and the start of the request. */
export function NuevoScreen() {
  usePageTitle('Pedir un servicio');
  const id = readId(useAddressParams().params.get('servicio') ?? undefined);
  return id === null ? NO_ENCONTRADO : <Comienzo key={id} servicioId={id} />;
}

function Comienzo({ servicioId }: { readonly servicioId: number }) {
  const condiciones = useCondiciones(servicioId);
  if (isNotFound(condiciones.error)) return NO_ENCONTRADO;
  return (
    <>
      <PageHeading
        title="Pedir un servicio"
        lead="Antes de escribir la petición, vea si su entidad cumple las condiciones y cuánto cabe."
      />
      <LoadBlock query={condiciones} subject="las condiciones del servicio">
        {(data) => <Condiciones condiciones={data} />}
      </LoadBlock>
    </>
  );
}

const HALLAZGO: Readonly<
  Record<
    CondicionesDeServicio['grupos'][number]['hallazgo'],
    { readonly texto: string; readonly tono: ChipTone }
  >
> = {
  cumple: { texto: 'Su entidad cumple', tono: 'green' },
  'falta-convenio': { texto: 'Adjunte el convenio', tono: 'yellow' },
  'no-cumple': { texto: 'Su entidad no cumple', tono: 'red' },
};

const presentCuota = (cuota: number | null) => (cuota === null ? 'Sin tope' : formatNumber(cuota));

function Condiciones({ condiciones }: { readonly condiciones: CondicionesDeServicio }) {
  const { servicio, proveedora, versionServicio, grupos, propios, caben } = condiciones;
  return (
    <CardStack>
      {propios.length === 0 ? null : (
        <Notice>
          Su entidad ya tiene{' '}
          {propios.map(({ id, numero, estado }, place) => (
            <span key={id}>
              {place === 0 ? '' : ', '}
              <Link to={toAcuerdo(id)}>
                {numero ?? `una petición (${ESTADO_ACUERDO[estado as EstadoAcuerdo]})`}
              </Link>
            </span>
          ))}{' '}
          sobre este servicio. Para otro volumen u otros datos, pida el siguiente desde su página.
        </Notice>
      )}
      <Card title={servicio.nombre}>
        <FactSheet>
          <Fact name="Lo ofrece">{presentEntidad(proveedora.nombre, proveedora.sigla)}</Fact>
          <Fact name="Versión publicada">{versionServicio?.numero}</Fact>
          <Fact name="Cómo se decide">{MODO_POLITICA[condiciones.modo]}</Fact>
          <Fact name="Plazo para decidir">{condiciones.diasRespuesta} días hábiles</Fact>
          <Fact name="Consultas al día por entidad">{presentCuota(condiciones.cuotaPorConsumidora)}</Fact>
          <Fact name="Consultas al día en total">{presentCuota(condiciones.cuotaTotal)}</Fact>
          <Fact name="Caben todavía">{caben === null ? 'Sin tope' : formatNumber(caben)}</Fact>
          <Fact name="Vigencia del acuerdo">{condiciones.mesesVigencia} meses</Fact>
          {condiciones.condiciones === '' ? null : (
            <Fact name="Condiciones" wide>
              {condiciones.condiciones}
            </Fact>
          )}
        </FactSheet>
      </Card>
      {grupos.length === 0 ? null : (
        <Card title="Quién puede pedirlo">
          <LineList>
            {grupos.map(({ texto, hallazgo }) => (
              <li key={texto}>
                <span>{texto}</span>
                <Chip tone={HALLAZGO[hallazgo].tono}>{HALLAZGO[hallazgo].texto}</Chip>
              </li>
            ))}
          </LineList>
        </Card>
      )}
      <Empezar condiciones={condiciones} />
    </CardStack>
  );
}

function Empezar({ condiciones: { servicio, pedir } }: { readonly condiciones: CondicionesDeServicio }) {
  const create = useCreation(['acuerdos']);
  const modals = useModal();
  const [isSending, setSending] = useState(false);

  async function begin(): Promise<void> {
    setSending(true);
    const body = { servicioId: servicio.id };
    try {
      await create({
        body,
        run: (api, options) =>
          api.call<typeof createAcuerdoEndpoint>({ method: 'POST', path: '/acuerdos' }, { body }, options),
        done: 'Se empezó la petición. Complétela y envíela.',
        toRecord: toAcuerdo,
      });
    } catch (error) {
      setSending(false);
      await openFailure(modals, error);
    }
  }

  return (
    <Card isForScreen>
      <div className={styles['empezar']}>
        <Button
          icon={<Handshake size={18} />}
          blocked={pedir}
          busy={isSending && 'Empezando'}
          onClick={() => void begin()}
        >
          Empezar la petición
        </Button>
        <ButtonLink variant="neutral" to={acuerdosPaths.home}>
          Ver los acuerdos
        </ButtonLink>
      </div>
    </Card>
  );
}
