import { ListaArchivos } from '@marco/archivos/widgets';
import { Card } from '@marco/web-kit/card';
import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import { formatDate, formatNumber } from '@marco/web-kit/format';
import { Notice } from '@marco/web-kit/notice';
import { Link } from 'react-router';
import type { DocumentoSolicitud } from '../../contract/index.ts';
import {
  PERIODICIDAD,
  SENTIDO_CAMPO,
  SINCRONIA,
  TIPO_INTERCAMBIO,
  TIPO_NORMA,
} from '../../contract/terms.ts';
import { ETAPAS, type EtapaId, type PendienteDeEtapa } from './etapas.ts';
import styles from './formulario.module.css';
import { isNormaVacia, NOMBRES_CAMPOS, readVolumen, type ValoresSolicitud } from './valores.ts';

interface EtapaRevisionProps {
  readonly valores: ValoresSolicitud;
  readonly dominio: string | null;
  readonly documentos: readonly DocumentoSolicitud[];
  readonly pendientes: readonly PendienteDeEtapa[];
}

/** Everything as it will be filed, with what is missing. */
export function EtapaRevision({ valores, dominio, documentos, pendientes }: EtapaRevisionProps) {
  const normas = valores.normas.filter((norma) => !isNormaVacia(norma));
  const { tipoIntercambio, sincronia, periodicidad, volumenEstimado, campos } = valores;
  return (
    <>
      {pendientes.length === 0 ? (
        <Notice tone="ok">La solicitud está completa: ya la puede radicar.</Notice>
      ) : (
        <Notice tone="warn">
          Para radicar la solicitud falta:
          <ul className={styles['missing']}>
            {pendientes.map(({ paso, mensaje }) => (
              <li key={`${paso} ${mensaje}`}>
                <EnlaceAEtapa paso={paso}>{mensaje}</EnlaceAEtapa>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <Card title="Datos del servicio" aside={<Cambiar paso="servicio" />}>
        <FactSheet>
          <Fact name={NOMBRES_CAMPOS.servicioNombre} wide>
            {valores.servicioNombre}
          </Fact>
          <Fact name={NOMBRES_CAMPOS.servicioDescripcion} wide>
            {valores.servicioDescripcion}
          </Fact>
          <Fact name={NOMBRES_CAMPOS.objetivo} wide>
            {valores.objetivo}
          </Fact>
          <Fact name={NOMBRES_CAMPOS.tipoIntercambio}>
            {tipoIntercambio === '' ? '' : TIPO_INTERCAMBIO[tipoIntercambio]}
          </Fact>
          <Fact name={NOMBRES_CAMPOS.sincronia}>{sincronia === '' ? '' : SINCRONIA[sincronia]}</Fact>
          <Fact name={NOMBRES_CAMPOS.dominioId}>{dominio}</Fact>
          <Fact name={NOMBRES_CAMPOS.periodicidad}>
            {periodicidad === '' ? '' : PERIODICIDAD[periodicidad]}
          </Fact>
          <Fact name={NOMBRES_CAMPOS.volumenEstimado}>{presentVolumen(volumenEstimado)}</Fact>
          <Fact name={NOMBRES_CAMPOS.consumidores} wide>
            {valores.consumoAbierto ? NOMBRES_CAMPOS.consumoAbierto : toNombres(valores.consumidores)}
          </Fact>
          {(['sistemas', 'lenguajes', 'basesDatos'] as const).map((parte) => (
            <Fact key={parte} name={NOMBRES_CAMPOS[parte]}>
              {toNombres(valores[parte])}
            </Fact>
          ))}
          <Fact name={NOMBRES_CAMPOS.operaciones} wide>
            {toNombres(valores.operaciones)}
          </Fact>
        </FactSheet>
      </Card>
      <Card title={`Elementos de dato (${formatNumber(campos.length)})`} aside={<Cambiar paso="elementos" />}>
        {campos.length === 0 ? (
          <p>Aún no hay campos.</p>
        ) : (
          <ol className={styles['review']}>
            {campos.map((campo, lugar) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat until the person mends them
              <li key={`${campo.nombre} ${lugar}`}>
                <b>{campo.nombre}</b>: {campo.tipoDato || 'sin tipo'},{' '}
                {SENTIDO_CAMPO[campo.sentido].toLowerCase()}
                {campo.obligatorio ? ', obligatorio' : ''}. {campo.descripcion}
              </li>
            ))}
          </ol>
        )}
      </Card>
      <Card title={`Normas (${formatNumber(normas.length)})`} aside={<Cambiar paso="documentos" />}>
        {normas.length === 0 ? (
          <p>Aún no hay normas.</p>
        ) : (
          <ol className={styles['review']}>
            {normas.map(({ clave, tipo, numero, fechaExpedicion, articulo, habilita, documento }) => (
              <li key={clave}>
                <b>
                  {tipo === '' ? 'Norma' : TIPO_NORMA[tipo]} {numero}
                </b>
                {fechaExpedicion === '' ? '' : ` del ${formatDate(fechaExpedicion)}`}
                {articulo === '' ? '' : `, ${articulo}`}. {habilita}
                <br />
                {documento === null ? 'Sin documento' : `Documento: ${documento.nombre}`}
              </li>
            ))}
          </ol>
        )}
      </Card>
      <Card
        title={`Otros documentos (${formatNumber(documentos.length)})`}
        aside={<Cambiar paso="documentos" />}
      >
        {documentos.length === 0 ? <p>No hay otros documentos.</p> : <ListaArchivos archivos={documentos} />}
      </Card>
    </>
  );
}

const toNombres = (filas: readonly { readonly nombre: string }[]) =>
  filas.map(({ nombre }) => nombre).join(', ');

/** The number as the rest of the product writes it; what is none, as it was typed. */
function presentVolumen(escrito: string): string {
  const volumen = readVolumen(escrito);
  return typeof volumen === 'number' ? formatNumber(volumen) : escrito;
}

function EnlaceAEtapa({ paso, children }: { readonly paso: EtapaId; readonly children: string }) {
  return <Link to={{ search: `?paso=${paso}` }}>{children}</Link>;
}

function Cambiar({ paso }: { readonly paso: EtapaId }) {
  const nombre = ETAPAS.find(({ id }) => id === paso)?.nombre ?? '';
  return (
    <Link to={{ search: `?paso=${paso}` }}>
      Cambiar<span className="sr"> en el paso {nombre}</span>
    </Link>
  );
}
