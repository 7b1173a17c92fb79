import { LIMITES_NIVEL_TRES } from '../../contract/terms.ts';
import { FilasCard } from './filas-card.tsx';
import styles from './nivel-tres.module.css';
import { PruebasCard } from './pruebas-card.tsx';
import { RespuestaCard } from './respuesta-card.tsx';
import type { FormularioDeNivelTres } from './use-formulario-nivel-tres.ts';

/** How the servicio is built and joined to the platform, and the proofs of both. */
export function EtapaTecnico({ formulario }: { readonly formulario: FormularioDeNivelTres }) {
  return (
    <>
      <RespuestaCard
        formulario={formulario}
        parte="arquitectura"
        lugar="tecnico.arquitectura"
        titulo="Arquitectura e infraestructura"
        texto="El diagrama y la capacidad; el operador la compara con el volumen que estimó el nivel 1."
        campos={[{ campo: 'capacidadMensual', span: 6, required: true }]}
        documento={{ required: true }}
      />
      <FilasCard
        formulario={formulario}
        parte="servidores"
        lugar="tecnico.servidores"
        titulo="Servidores de seguridad"
        texto="El de QA es obligatorio. Las direcciones solo las ven su entidad y el operador de la plataforma."
        nombre="servidor"
        nueva={{ ambiente: 'qa', direccion: '', version: '' }}
        campos={[
          { campo: 'ambiente', span: 3, required: true },
          { campo: 'direccion', span: 6, required: true },
          { campo: 'version', span: 3, required: true },
        ]}
      />
      <FilasCard
        formulario={formulario}
        parte="certificadosTls"
        lugar="tecnico.certificadosTls"
        titulo="Certificados de firma y autenticación"
        texto="Uno vigente de cada uso."
        nombre="certificado"
        nueva={{ uso: 'firma', emisor: '', serie: '', vence: '', documento: null }}
        campos={[
          { campo: 'uso', span: 4, required: true },
          { campo: 'emisor', span: 8, required: true },
          { campo: 'serie', span: 8, required: true },
          { campo: 'vence', span: 4, required: true },
        ]}
      />
      <RespuestaCard
        formulario={formulario}
        parte="xroad"
        lugar="tecnico.xroad"
        titulo="Identificadores en la plataforma"
        texto="Los del servicio en QA, como los registró el operador."
        campos={[
          { campo: 'instancia', span: 4, required: true },
          { campo: 'claseMiembro', span: 4, required: true },
          { campo: 'codigoMiembro', span: 4, required: true },
          { campo: 'subsistema', span: 4, required: true },
          { campo: 'codigoServicio', span: 4, required: true },
          { campo: 'versionServicio', span: 4, required: true },
        ]}
      >
        <Identificador formulario={formulario} />
      </RespuestaCard>
      <PruebasCard formulario={formulario} />
      <RespuestaCard
        formulario={formulario}
        parte="vulnerabilidades"
        lugar="tecnico.vulnerabilidades"
        titulo="Análisis de vulnerabilidades"
        campos={[
          {
            campo: 'fecha',
            span: 6,
            required: true,
            hint: `De los últimos ${LIMITES_NIVEL_TRES.mesesVulnerabilidades} meses.`,
          },
          {
            campo: 'resumen',
            span: 12,
            required: true,
            hint: 'Cuántos hallazgos hubo y cuántos siguen abiertos.',
          },
        ]}
        documento={{ required: true }}
      />
      <RespuestaCard
        formulario={formulario}
        parte="monitoreo"
        lugar="tecnico.monitoreo"
        titulo="Monitoreo y respaldo"
        campos={[
          { campo: 'monitoreo', span: 12, required: true },
          { campo: 'respaldo', span: 12, required: true },
        ]}
      />
    </>
  );
}

/** The identifier the parts make together, as the platform writes it. */
function Identificador({ formulario }: { readonly formulario: FormularioDeNivelTres }) {
  const { instancia, claseMiembro, codigoMiembro, subsistema, codigoServicio, versionServicio } =
    formulario.diligenciamiento.values.xroad;
  const partes = [instancia, claseMiembro, codigoMiembro, subsistema, codigoServicio, versionServicio];
  const escritas = partes.map((parte) => parte.trim() || '…');
  return (
    <p className={styles['texto']}>
      Identificador completo: <code className={styles['identificador']}>{escritas.join('/')}</code>
    </p>
  );
}
