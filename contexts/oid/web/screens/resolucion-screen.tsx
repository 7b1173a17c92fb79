import { useApi } from '@marco/web-kit/api-client';
import { ButtonLink } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { CardStack } from '@marco/web-kit/card-stack';
import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import { LoadBlock } from '@marco/web-kit/load-block';
import { isNotFound } from '@marco/web-kit/not-found';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Fingerprint } from 'lucide-react';
import { Link, useParams } from 'react-router';
import type { getOidEndpoint, NodoResuelto } from '../../contract/index.ts';
import { DICCIONARIO, toOid } from '../../contract/oid.paths.ts';
import { NOMBRES_TIPO_NODO } from '../../contract/terms.ts';
import { EstructuraOid } from '../estructura-oid.tsx';
import { EstadoNodoChip } from '../nodos/estado-nodo-chip.tsx';
import styles from '../oid.module.css';
import { OidNoAsignado } from '../oid-no-asignado.tsx';

/** '/oid/{oid}': what an identifier identifies, for anybody who holds one (AREA-11). */
export function ResolucionScreen() {
  const oid = useParams()['oid'] ?? '';
  const api = useApi();
  const resuelto = useQuery({
    queryKey: ['oid', 'resuelto', oid],
    queryFn: ({ signal }) =>
      api.call<typeof getOidEndpoint>({ method: 'GET', path: '/oid/{oid}' }, { params: { oid } }, { signal }),
  });
  const isUnknown = isNotFound(resuelto.error);
  const titulo = isUnknown ? 'OID no asignado' : `OID ${oid}`;
  usePageTitle(titulo);
  return (
    <>
      <PageHeading
        title={titulo}
        lead={resuelto.data ? resuelto.data.nombre : undefined}
        chip={resuelto.data ? <EstadoNodoChip estado={resuelto.data.estado} /> : undefined}
      />
      {isUnknown ? (
        <OidNoAsignado oid={oid}>
          <ButtonLink variant="secondary" to={DICCIONARIO}>
            Buscar en el diccionario
          </ButtonLink>
        </OidNoAsignado>
      ) : (
        <LoadBlock query={resuelto} subject="el identificador">
          {(nodo) => <Resuelto nodo={nodo} />}
        </LoadBlock>
      )}
    </>
  );
}

function Resuelto({ nodo }: { readonly nodo: NodoResuelto }) {
  const { tipo, descripcion, oidDetails, objeto } = nodo;
  return (
    <CardStack>
      <Card title="Lo que identifica">
        <FactSheet>
          <Fact name="Clase">{NOMBRES_TIPO_NODO[tipo]}</Fact>
          <Fact name="Nombre">{objeto?.nombre ?? nodo.nombre}</Fact>
          {objeto?.estado ? <Fact name="Estado">{objeto.estado}</Fact> : null}
          {descripcion ? (
            <Fact name="Descripción" wide>
              {descripcion}
            </Fact>
          ) : null}
        </FactSheet>
        {objeto?.direccion ? (
          <p className={styles['open']}>
            <ButtonLink to={objeto.direccion} icon={<ArrowRight size={18} />}>
              Abrir {objeto.nombre}
            </ButtonLink>
          </p>
        ) : null}
      </Card>
      <Card title="Estructura Identificador Objeto Digital - OID" aside={<Fingerprint size={20} />}>
        <EstructuraOid oidDetails={oidDetails} link={(oid) => <Link to={toOid(oid)}>{oid}</Link>} />
      </Card>
    </CardStack>
  );
}
