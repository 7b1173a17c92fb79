import { ListaArchivos } from '@marco/archivos/widgets';
import { toInforme } from '@marco/conformidad/paths';
import { VeredictoDeInforme } from '@marco/conformidad/widgets';
import { toVersionElemento } from '@marco/elementos-de-dato/paths';
import { toVersionServicio } from '@marco/servicios/paths';
import { PAPEL_MENSAJE } from '@marco/servicios/terms';
import { Card } from '@marco/web-kit/card';
import { CardStack } from '@marco/web-kit/card-stack';
import { Identifier } from '@marco/web-kit/clipboard';
import { EmptyState } from '@marco/web-kit/empty-state';
import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import { formatDate, formatMoment, formatNumber } from '@marco/web-kit/format';
import { type StackedColumn, StackedTable } from '@marco/web-kit/stacked-table';
import { Link } from 'react-router';
import type { MensajeComprobado, Solicitud } from '../../contract/index.ts';
import { TECNOLOGIA } from '../../contract/terms.ts';
import styles from '../formulario/formulario.module.css';
import { type CampoMostrado, countObligatorios, listMostradas, presentRuta } from './correspondencia.ts';
import { Certificado, VersionesNuevas } from './etapa-version.tsx';
import { getNivelDos } from './get-nivel-dos.ts';

interface PanelProps {
  readonly solicitud: Solicitud;
}

/** The report of the banco the request stands on: who evaluates, who approves and who certifies read it first. */
export function InformePanel({ solicitud }: PanelProps) {
  const { informe } = getNivelDos(solicitud);
  if (informe === null)
    return (
      <Card>
        <EmptyState
          title="Aún no hay informe del banco de conformidad."
          text="Aparece cuando la entidad ejecuta el banco sobre lo que adjuntó."
        />
      </Card>
    );
  const { id, huella, fecha, aprobado, contratoSha256 } = informe;
  return (
    <Card
      title="Informe del banco de conformidad"
      aside={<Link to={toInforme(id)}>Ver el informe completo</Link>}
    >
      <div className={styles['stack']}>
        <VeredictoDeInforme informeId={id} />
        <FactSheet>
          <Fact name="Ejecutado el">{formatMoment(fecha)}</Fact>
          <Fact name="Aprobación de la entidad">
            {aprobado ? 'La entidad aprobó este informe' : 'Sin aprobar'}
          </Fact>
          <Fact name="Huella del informe (SHA-256)" wide>
            <Identifier text={huella} name="la huella del informe" />
          </Fact>
          <Fact name="Huella del contrato (SHA-256)" wide>
            <Identifier text={contratoSha256} name="la huella del contrato" />
          </Fact>
        </FactSheet>
      </div>
    </Card>
  );
}

const COLUMNAS: readonly StackedColumn<CampoMostrado>[] = [
  {
    label: 'Campo',
    cell: ({ nombreLocal, dentroDe, obligatorio, elemento }) => (
      <>
        <Identifier text={nombreLocal} />
        <small>
          {dentroDe.length === 0 ? '' : `${dentroDe.join(' › ')} › `}
          <Link to={toVersionElemento(elemento.versionId)}>
            {elemento.identificador} {elemento.version}
          </Link>
          {obligatorio ? ', obligatorio' : ''}
        </small>
      </>
    ),
  },
  {
    label: 'Lugar en el contrato',
    cell: ({ vinculo, obligatorio }) => {
      if (vinculo !== null) return presentRuta(vinculo);
      return obligatorio ? 'Falta el lugar' : 'Sin lugar';
    },
  },
  { label: 'Diferencia declarada', cell: ({ diferencia }) => diferencia ?? 'Ninguna' },
];

/** Where each field is in the contract, as the entity says. */
export function CorrespondenciaPanel({ solicitud }: PanelProps) {
  const { arbol } = getNivelDos(solicitud);
  const vinculos = Object.fromEntries(
    arbol.flatMap(({ mensajes }) =>
      mensajes.flatMap(({ campos }) => campos.map(({ id, vinculo }) => [id, vinculo ?? ''] as const)),
    ),
  );
  return (
    <CardStack>
      {listMostradas(arbol, vinculos).flatMap(({ codigo, nombre, mensajes }) =>
        mensajes
          .filter(({ campos }) => campos.length > 0)
          .map(({ papel, campos }) => {
            const { parte, total } = countObligatorios(campos, vinculos);
            const titulo = `${nombre === '' ? codigo : nombre}: ${PAPEL_MENSAJE[papel].toLowerCase()}`;
            return (
              <Card
                key={`${codigo} ${papel}`}
                title={titulo}
                aside={
                  total === 0 ? null : `${parte} de ${total} ${total === 1 ? 'obligatorio' : 'obligatorios'}`
                }
                flush
              >
                <StackedTable label={titulo} columns={COLUMNAS} rows={campos} rowKey={({ id }) => id} isTop />
              </Card>
            );
          }),
      )}
    </CardStack>
  );
}

const MENSAJES: readonly StackedColumn<MensajeComprobado>[] = [
  {
    label: 'Mensaje',
    cell: ({ operacion, papel }) => (
      <>
        {PAPEL_MENSAJE[papel]}
        <small>{operacion}</small>
      </>
    ),
  },
  {
    label: 'Resultado',
    cell: ({ resultado, reglas }) =>
      `${resultado === 'valido' ? 'Válido' : 'No válido'}, ${formatNumber(reglas)} ${reglas === 1 ? 'regla' : 'reglas'}`,
  },
  { label: 'Comprobado el', cell: ({ fecha }) => formatMoment(fecha) },
  { label: 'Huella (SHA-256)', cell: ({ sha256 }) => <Identifier text={sha256} /> },
];

/** The messages the entity showed: their digests, because their contents are not kept. */
export function MensajesPanel({ solicitud }: PanelProps) {
  const { mensajes } = getNivelDos(solicitud);
  return (
    <Card title="Mensajes comprobados" aside="Se guarda la huella, nunca el contenido" flush>
      {mensajes.length === 0 ? (
        <EmptyState title="La entidad aún no ha comprobado mensajes." />
      ) : (
        <StackedTable
          label="Mensajes comprobados"
          columns={MENSAJES}
          rows={mensajes}
          rowKey={({ id }) => id}
        />
      )}
    </Card>
  );
}

/** The version, its contract and what the entity declares of it. */
export function ContratoPanel({ solicitud }: PanelProps) {
  const nivelDos = getNivelDos(solicitud);
  const { servicioVersion, tecnologia, contrato, urlPruebas, constancia, observaciones } = nivelDos;
  const { servicioId, servicioNombre } = solicitud;
  return (
    <CardStack>
      <VersionesNuevas solicitud={solicitud} />
      <Card title="Servicio y contrato">
        <FactSheet>
          <Fact name="Servicio y versión" wide>
            {servicioId === null ? (
              `${servicioNombre}, ${servicioVersion.numero}`
            ) : (
              <Link to={toVersionServicio(servicioId, servicioVersion.id)}>
                {servicioNombre}, {servicioVersion.numero}
              </Link>
            )}
          </Fact>
          <Fact name="Certificado de nivel 1">
            <Certificado solicitud={solicitud} />
          </Fact>
          <Fact name="Tecnología">{tecnologia && TECNOLOGIA[tecnologia]}</Fact>
          <Fact name="Dirección de prueba" wide>
            {urlPruebas}
          </Fact>
        </FactSheet>
        {contrato === null ? <p>La solicitud no tiene contrato.</p> : <ListaArchivos archivos={[contrato]} />}
      </Card>
      <Card title="Constancia de la entidad">
        <FactSheet>
          <Fact name="Responsable">{constancia.responsable}</Fact>
          <Fact name="Cargo">{constancia.cargo}</Fact>
          <Fact name="Fecha de la aprobación">{formatDate(constancia.fecha)}</Fact>
          <Fact name="Observaciones" wide>
            {observaciones}
          </Fact>
        </FactSheet>
        {constancia.documento === null ? null : <ListaArchivos archivos={[constancia.documento]} />}
      </Card>
    </CardStack>
  );
}
