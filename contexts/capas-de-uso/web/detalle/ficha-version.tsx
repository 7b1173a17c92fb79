import { ListaArchivos, QuitarArchivo } from '@marco/archivos/widgets';
import { OidEstructura } from '@marco/oid/widgets';
import { Card } from '@marco/web-kit/card';
import { Identifier } from '@marco/web-kit/clipboard';
import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import { formatDate, formatLongDate } from '@marco/web-kit/format';
import { Link } from 'react-router';
import { toCapa } from '../../contract/capas-de-uso.paths.ts';
import type { Capa, DocumentoCapa, VersionCapa } from '../../contract/index.ts';
import { TIPOS_CAPA } from '../../contract/terms.ts';
import styles from './detalle.module.css';

interface FichaProps {
  readonly capa: Capa;
  readonly version: VersionCapa;
}

/** What is known of a layer and of one of its versions. */
export function FichaVersion({ capa, version }: FichaProps) {
  const { codigo, tipo, carpeta, capaPadre, sector, entidad, oid, oidDetails } = capa;
  return (
    <Card title="Información">
      <FactSheet>
        <Fact name="Código">{codigo}</Fact>
        <Fact name="Tipo">{TIPOS_CAPA[tipo]}</Fact>
        {capaPadre ? (
          <Fact name="Capa superior">
            <Link to={toCapa(capaPadre.id)}>{capaPadre.nombre}</Link>
          </Fact>
        ) : null}
        {sector ? <Fact name="Sector">{sector.nombre}</Fact> : null}
        {entidad ? <Fact name="Entidad">{entidad.nombre}</Fact> : null}
        <Fact name="OID">
          <OidEstructura oid={oid} oidDetails={oidDetails} />
        </Fact>
        <Fact name="Versión">{version.numero}</Fact>
        <Fact name="Vigente desde">
          {version.fechaVigencia ? formatDate(version.fechaVigencia) : 'Sin publicar'}
        </Fact>
        <Fact name="Carpeta">{carpeta}</Fact>
        <Fact name="Prefijo XML">{version.prefijo}</Fact>
        <Fact name="Espacio de nombres" wide>
          <Identifier text={version.espacioNombres} name="el espacio de nombres" />
        </Fact>
        <Fact name="Descripción" wide>
          {version.descripcion}
        </Fact>
        <Fact name="Fuente de información" wide>
          {version.fuenteInformacion}
        </Fact>
        <Fact name="Creada">
          {[formatLongDate(version.fechaCreacion), version.creadoPor].filter(Boolean).join(', ')}
        </Fact>
      </FactSheet>
    </Card>
  );
}

interface DocumentosVersionProps extends Pick<FichaProps, 'version'> {
  /** Takes a document away; absent where nobody may. */
  readonly onQuitar?: (documento: DocumentoCapa) => void;
}

/** Documents a version rests on. */
export function DocumentosVersion({ version: { attachments }, onQuitar }: DocumentosVersionProps) {
  return (
    <Card title="Documentos" flush>
      {attachments.length === 0 ? (
        <p className={styles['none']}>Esta versión no tiene documentos adjuntos.</p>
      ) : (
        <ListaArchivos
          archivos={attachments}
          toQuitar={(documento) =>
            onQuitar && <QuitarArchivo nombre={documento.nombre} onClick={() => onQuitar(documento)} />
          }
        />
      )}
    </Card>
  );
}
