import { formatLongDay } from '@marco/country/day-text';
import { Button, ButtonLink } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { CardStack } from '@marco/web-kit/card-stack';
import { EmptyState } from '@marco/web-kit/empty-state';
import { TextInput } from '@marco/web-kit/field';
import { formatLongMoment, formatSize } from '@marco/web-kit/format';
import { LoadBlock } from '@marco/web-kit/load-block';
import { Notice } from '@marco/web-kit/notice';
import { PageHeading, useAddressParams, usePageTitle } from '@marco/web-kit/page';
import { CalendarCheck, Download, Scale } from 'lucide-react';
import { TITULO_DATOS_ABIERTOS } from '../../contract/datos-abiertos.paths.ts';
import type { CatalogoDeDatos } from '../../contract/index.ts';
import { findConjuntos } from '../../rules/catalogo.ts';
import { presentLicencia } from '../../rules/volcado.ts';
import { ConjuntoCard } from '../catalogo/conjunto-card.tsx';
import { ProgramasCard } from '../catalogo/programas-card.tsx';
import { useCatalogoAbierto } from '../use-datos-abiertos.ts';

/** '/datos-abiertos': every set of open data, to be taken along. */
export function CatalogoScreen() {
  usePageTitle(TITULO_DATOS_ABIERTOS);
  const catalogo = useCatalogoAbierto();
  return (
    <>
      {catalogo.data ? (
        <Encabezado catalogo={catalogo.data} />
      ) : (
        <PageHeading title={TITULO_DATOS_ABIERTOS} />
      )}
      <LoadBlock query={catalogo} subject="los datos abiertos">
        {(data) => <Contenido catalogo={data} />}
      </LoadBlock>
    </>
  );
}

function Encabezado({ catalogo }: { readonly catalogo: CatalogoDeDatos }) {
  const { licencia, ultima, volcado } = catalogo;
  return (
    <PageHeading
      title={TITULO_DATOS_ABIERTOS}
      lead="Lo que el Marco sabe, para leerlo, descargarlo y usarlo: sin registro y sin datos de personas."
      facts={[
        ...(ultima
          ? [
              {
                icon: <CalendarCheck size={16} />,
                text: `Edición del ${formatLongMoment(ultima.publicadaEn)}`,
              },
            ]
          : []),
        { icon: <Scale size={16} />, text: presentLicencia(licencia) },
      ]}
      actions={
        volcado ? (
          <>
            <ButtonLink reloadDocument icon={<Download size={18} />} to={volcado.direccion} download>
              Descargar todo (ZIP, {formatSize(volcado.bytes)})
            </ButtonLink>
            {volcado.cambios ? (
              <ButtonLink reloadDocument variant="secondary" to={volcado.cambios.direccion} download>
                Solo los cambios desde el {formatLongDay(volcado.cambios.desde)} (
                {formatSize(volcado.cambios.bytes)})
              </ButtonLink>
            ) : null}
          </>
        ) : undefined
      }
    />
  );
}

function Contenido({ catalogo }: { readonly catalogo: CatalogoDeDatos }) {
  const { params, change } = useAddressParams();
  const texto = params.get('texto') ?? '';
  const search = (valor: string) => change(valor === '' ? {} : { texto: valor }, { replace: true });
  const hallados = findConjuntos(catalogo.conjuntos, texto);
  return (
    <CardStack>
      {catalogo.ultima ? null : (
        <Notice tone="info">
          Todavía no hay una edición. La primera se prepara al iniciar el sistema y las siguientes cada día a
          las 3:00 a. m.
        </Notice>
      )}
      <Card isForScreen>
        <TextInput
          label="Buscar un conjunto"
          placeholder="Ejemplo: mensajes de los servicios"
          value={texto}
          onChange={search}
        />
      </Card>
      {hallados.length === 0 ? (
        <EmptyState drawing="search" title="Ningún conjunto coincide" text="Busque con otras palabras.">
          <Button variant="secondary" onClick={() => search('')}>
            Limpiar
          </Button>
        </EmptyState>
      ) : (
        <Card title="Conjuntos" aside={`${hallados.length} de ${catalogo.conjuntos.length}`}>
          <ul>
            {hallados.map((conjunto) => (
              <ConjuntoCard key={conjunto.codigo} conjunto={conjunto} />
            ))}
          </ul>
        </Card>
      )}
      <ProgramasCard />
    </CardStack>
  );
}
