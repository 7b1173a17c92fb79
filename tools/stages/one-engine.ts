/** Files of API tests that run on PostgreSQL alone, for one reason. */
export interface OneEngineFiles {
  /** Why a second engine can change no outcome of theirs. */
  readonly because: string;
  readonly files: readonly string[];
}

/** Of these each goes through all addresses, schemas or examples there are. */
export const OF_EVERY_ADDRESS: readonly OneEngineFiles[] = [
  {
    because: 'A call is let through or refused by its access, its Bearer and its body, before its own SQL.',
    files: ['apps/api/src/access-matrix.api.test.ts', 'apps/api/src/fuzz.api.test.ts'],
  },
  {
    because:
      'What every address answers is read for words and headers; what is asked of it stands in its context.',
    files: ['apps/api/src/every-address.api.test.ts', 'apps/api/src/personal-data.api.test.ts'],
  },
  {
    because:
      'What each kind of caller gets is compared with the lists, whose statements stand in their contexts.',
    files: ['apps/api/src/inicio-rights.api.test.ts', 'apps/api/src/search-rights.api.test.ts'],
  },
  {
    because: 'Headers, problem documents, logs and files are the work of the HTTP server.',
    files: ['apps/api/src/arrival-limit.api.test.ts', 'apps/api/src/server.api.test.ts'],
  },
  {
    because:
      'Every schema and example of the registry is compiled and judged by parsers; what is stored of each is one count.',
    files: [
      'contexts/esquemas/server/esquemas/clausura.api.test.ts',
      'contexts/esquemas/server/validador/ejemplos.api.test.ts',
      'contexts/esquemas/server/validador/riesgos.api.test.ts',
    ],
  },
];

/**
 * What no engine can change runs once, on the engine of production (ADR 0003 says what must not stand here). A statement
 * of SQL that only these files send is sent to PGlite again after its tests (prove-statements.ts).
 */
export const ONE_ENGINE: readonly OneEngineFiles[] = [
  ...OF_EVERY_ADDRESS,
  {
    because:
      'What is computed of random worlds is compared with a naive reading; its statements are those of the cuts, which run on both.',
    files: ['contexts/reportes/server/cortes/mundos.api.test.ts'],
  },
  {
    because:
      'What a filter or a tab of a report leaves is compared with the whole of it, which runs on both engines.',
    files: ['apps/api/src/report-filters.api.test.ts'],
  },
  {
    because:
      'What files, pages and mails say of an indicador is read back and compared; the figures are read by statements of its context, which run on both.',
    files: ['apps/api/src/figures-everywhere.api.test.ts'],
  },
  {
    because:
      'Pages, boards, mails and files are composed of cuts already taken and of rows read by their id; the cuts run on both engines.',
    files: [
      'contexts/datos-abiertos/server/datos-abiertos.api.test.ts',
      'contexts/reportes/server/datos-generales/datos-generales.api.test.ts',
      'contexts/reportes/server/suscripciones/suscripciones.api.test.ts',
      'contexts/reportes/server/tableros/tableros.api.test.ts',
      'contexts/reportes/server/vistas/vistas.api.test.ts',
    ],
  },
  {
    because:
      'What was planned of one day is read back and compared with the rules; a first start runs its statements on PGlite.',
    files: ['database/seeds/demo/historia/historia.api.test.ts'],
  },
  {
    because:
      'They open the embedded database themselves, whichever engine the run is on: they ran twice on PGlite.',
    files: [
      'apps/api/src/audit-verify.api.test.ts',
      'apps/api/src/disk-full.api.test.ts',
      'apps/api/src/open-database.api.test.ts',
      'apps/api/src/private-files.api.test.ts',
      'apps/api/src/production-start.api.test.ts',
      'apps/api/src/start.api.test.ts',
      'database/seeds/agreement.api.test.ts',
      'database/seeds/ministerio.api.test.ts',
      'database/seeds/seeds.api.test.ts',
      'platform/server-kit/database/pglite/keep-machine-code.api.test.ts',
      'platform/server-kit/database/pglite/worker-channel.api.test.ts',
    ],
  },
  {
    because:
      'They start the product or a command on the embedded database too; the rest is about keys, links and files.',
    files: [
      'apps/api/src/invite-admin.api.test.ts',
      'apps/api/src/rotate-keys.api.test.ts',
      'apps/api/src/secrets.api.test.ts',
    ],
  },
  {
    because:
      'Pages, cookies, redirects and tokens are the work of the authenticator; each is stored and read as one record.',
    files: [
      'apps/api/src/embedded-authenticator.api.test.ts',
      'apps/api/src/released-identity.api.test.ts',
      'authenticator/code-flow.api.test.ts',
      'authenticator/consent.api.test.ts',
      'authenticator/cookies.api.test.ts',
      'authenticator/create-account.api.test.ts',
      'authenticator/implicit-flow.api.test.ts',
      'authenticator/recaptcha.api.test.ts',
      'authenticator/secrets-at-rest.api.test.ts',
      'authenticator/sign-out.api.test.ts',
    ],
  },
  {
    because:
      'What an outside service answers, or is asked, decides; rows are read and written one at a time.',
    files: [
      'apps/api/src/copy-files.api.test.ts',
      'apps/api/src/recovery-without-mail.api.test.ts',
      'apps/api/src/sealed-mails.api.test.ts',
      'apps/api/src/shared-files.api.test.ts',
      'contexts/acceso/server/recaptcha.api.test.ts',
      'contexts/archivos/server/antivirus.api.test.ts',
      'contexts/directorio/server/demandas/recaptcha.api.test.ts',
      'contexts/entidades/server/nit/registros.api.test.ts',
    ],
  },
  {
    because:
      'Bodies, words and addresses of the contracts are refused, named or answered before or after the SQL.',
    files: [
      'apps/api/src/blocked-actions.api.test.ts',
      'apps/api/src/closed-bodies.api.test.ts',
      'apps/api/src/refusal-words.api.test.ts',
      'apps/api/src/security-txt.api.test.ts',
      'apps/api/src/specified-rows.api.test.ts',
      'apps/api/src/specified-words.api.test.ts',
      'contexts/acceso/server/registro/register-usuario-refusals.api.test.ts',
      'contexts/archivos/server/refused-content.api.test.ts',
      'contexts/parametros/server/parametrizador/update-parametro.api.test.ts',
    ],
  },
  {
    because:
      'Messages, schemas, rules and forms are read, judged and written by parsers, of one record read whole.',
    files: [
      'contexts/acuerdos/server/cuotas-y-contrato.api.test.ts',
      'contexts/asistente/server/propuestas/calidad.api.test.ts',
      'contexts/certificados/server/nivel-dos.api.test.ts',
      'contexts/conformidad/server/conformidad.api.test.ts',
      'contexts/conformidad/server/esperado/esperado.api.test.ts',
      'contexts/conformidad/server/informes/informes.api.test.ts',
      'contexts/diccionario/server/formas.api.test.ts',
      'contexts/diccionario/server/lectura.api.test.ts',
      'contexts/directorio/server/cadenas/cadenas.api.test.ts',
      'contexts/directorio/server/formatos/formatos.api.test.ts',
      'contexts/elementos-de-dato/server/elementos/numero.api.test.ts',
      'contexts/esquemas/server/esquemas/esquemas.api.test.ts',
      'contexts/esquemas/server/validador/validador-elementos.api.test.ts',
      'contexts/esquemas/server/validador/validador.api.test.ts',
      'contexts/ontologia/server/exportacion.api.test.ts',
      'contexts/ontologia/server/ontologia-demo.api.test.ts',
      'contexts/ontologia/server/reglas/reglas.api.test.ts',
      'contexts/pasaportes/server/contenidos-del-paquete.api.test.ts',
      'contexts/pasaportes/server/firma-del-paquete.api.test.ts',
      'contexts/pasaportes/server/pasaportes.api.test.ts',
      'contexts/plataforma/server/contratos/contratos.api.test.ts',
      'contexts/servicios/server/compatibilidad/compatibilidad.api.test.ts',
      'contexts/simulador/server/direcciones-del-contrato.api.test.ts',
      'contexts/simulador/server/ensayos-xroad.api.test.ts',
      'contexts/simulador/server/intercambios-xroad.api.test.ts',
      'contexts/simulador/server/situaciones-sembradas.api.test.ts',
      'contexts/solicitudes/server/campos/fuentes-de-campos.api.test.ts',
      'contexts/solicitudes/server/ciclo/mensajes.api.test.ts',
      'contexts/solicitudes/server/constancia/constancia.api.test.ts',
      'contexts/solicitudes/server/demostracion/create-evidencia-demostracion.api.test.ts',
      'contexts/solicitudes/server/nivel-tres/nivel-tres.api.test.ts',
      'contexts/tramites/server/present-cpsv.api.test.ts',
    ],
  },
  {
    because:
      'Who may read, do and download what, and who is told, is decided by rules over rows already read.',
    files: [
      'apps/api/src/elementos-ajenos.api.test.ts',
      'apps/api/src/second-factor.api.test.ts',
      'contexts/acceso/server/mis-datos/mis-datos.api.test.ts',
      'contexts/acceso/server/registro/notify-registro.api.test.ts',
      'contexts/acceso/server/restablecimientos/update-contrasena-propia.api.test.ts',
      'contexts/acceso/server/tratamiento/tratamiento.api.test.ts',
      'contexts/archivos/server/archivos.api.test.ts',
      'contexts/archivos/server/download.api.test.ts',
      'contexts/capas-de-uso/server/documentos.api.test.ts',
      'contexts/directorio/server/ficha/ficha.api.test.ts',
      'contexts/elementos-de-dato/server/elementos/actividades-elementos.api.test.ts',
      'contexts/elementos-de-dato/server/elementos/adjuntos.api.test.ts',
      'contexts/elementos-de-dato/server/elementos/ciclo.api.test.ts',
      'contexts/elementos-de-dato/server/elementos/documentos-version.api.test.ts',
      'contexts/elementos-de-dato/server/elementos/lecturas-elemento.api.test.ts',
      'contexts/elementos-de-dato/server/elementos/textos-guardados.api.test.ts',
      'contexts/entidades/server/entidades/confirmacion-contacto.api.test.ts',
      'contexts/mesas/server/actas/actas.api.test.ts',
      'contexts/mesas/server/actas/edicion-publica.api.test.ts',
      'contexts/mesas/server/compromisos/close-mesa.api.test.ts',
      'contexts/mesas/server/compromisos/compromiso-elemento.api.test.ts',
      'contexts/mesas/server/compromisos/compromiso-solicitud.api.test.ts',
      'contexts/mesas/server/espacio/espacio.api.test.ts',
      'contexts/mesas/server/reuniones/invitaciones.api.test.ts',
      'contexts/parametros/server/notificaciones/notificaciones.api.test.ts',
      'contexts/plataforma/server/tareas/permisos.api.test.ts',
      'contexts/servicios/server/importado.api.test.ts',
      'contexts/solicitudes/server/actividades-solicitudes.api.test.ts',
      'contexts/solicitudes/server/campos/catalogacion.api.test.ts',
      'contexts/solicitudes/server/campos/impacto-elemento.api.test.ts',
      'contexts/solicitudes/server/ciclo/matriz.api.test.ts',
      'contexts/solicitudes/server/delete-datos-de-usuario.api.test.ts',
      'contexts/solicitudes/server/demostracion/create-nivel-tres-demostracion.api.test.ts',
      'contexts/solicitudes/server/marcas/marcas.api.test.ts',
      'contexts/solicitudes/server/nivel-dos/nivel-dos.api.test.ts',
      'contexts/solicitudes/server/nivel-dos/vida-nivel-dos.api.test.ts',
      'contexts/solicitudes/server/nivel-tres/vida-nivel-tres.api.test.ts',
      'contexts/solicitudes/server/reafirmacion/reafirmacion.api.test.ts',
      'contexts/solicitudes/server/retiro/retiro.api.test.ts',
      'contexts/solicitudes/server/solicitudes/documentos.api.test.ts',
      'contexts/solicitudes/server/solicitudes/partes-de-version.api.test.ts',
      'contexts/tramites/server/observaciones/observaciones.api.test.ts',
      'contexts/usuarios/server/perfil/perfil.api.test.ts',
      'contexts/usuarios/server/usuarios/avisos-decision.api.test.ts',
      'contexts/usuarios/server/usuarios/revoke-identidad.api.test.ts',
      'contexts/usuarios/server/usuarios/revoke-segundo-factor.api.test.ts',
    ],
  },
  {
    because:
      'Signatures, hashes and seals are computed by the process; their series and their trail have files on both engines.',
    files: ['apps/api/src/audit-attack.api.test.ts', 'contexts/certificados/server/certificados.api.test.ts'],
  },
  {
    because:
      'The verbs of a catalogue are one code for all of them; catalogos.api.test.ts runs it on both engines.',
    files: ['contexts/parametros/server/tecnologias/tecnologias.api.test.ts'],
  },
  {
    because:
      'Every event, template and type of object that the contexts declare is gone through; each is one statement.',
    files: ['apps/api/src/manifest-parts.api.test.ts', 'apps/api/src/novedades.api.test.ts'],
  },
];
