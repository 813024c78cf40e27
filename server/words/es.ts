import {
  deckCriteria,
  deckTitles,
  labels as lists,
  messages as said,
  questionnaires,
  regions,
  sources,
} from "@shared/words/es";
import type { Translation } from "@shared/words/words";
import type { words as french } from "./fr";

export { rules } from "@shared/words/es";

/** The Spanish of mails, files, explanations and reviews. Each text stands under its English. */
export const words: Translation<typeof french> = {
  // Said in several places
  "any stage": "cualquier etapa",
  Country: "País",
  Deadline: "Fecha límite",
  Stage: "Etapa",
  "Who may apply": "Quién puede solicitarla",

  // Budgets
  "Budget lines": "Partidas del presupuesto",
  "Years and kinds": "Años y tipos",
  "Kind and year": "Tipo y año",
  "EU lump sum": "Cantidad fija única UE",
  "All amounts in {currency}": "Todos los importes en {currency}",
  Year: "Año",
  Kind: "Tipo",
  "Work package": "Paquete de trabajo",
  "What for": "Concepto",
  Quantity: "Cantidad",
  Unit: "Unidad",
  "Unit price": "Precio unitario",
  Total: "Total",
  "Own share": "Aportación propia",
  "Funder’s share": "Parte del financiador",
  Explanation: "Explicación",
  "Overhead as a share of direct costs": "Gastos generales como parte de los costes directos",
  "Federal Form SF-424A, in {currency}": "Formulario federal SF-424A, en {currency}",
  Federal: "Federal",
  "Non-federal": "No federal",
  "Section A: summary": "Sección A: resumen",
  "New funds": "Fondos nuevos",
  "Section B: categories": "Sección B: categorías",
  "Total direct charges": "Total de costes directos",
  Totals: "Totales",
  "Section C: non-federal resources": "Sección C: recursos no federales",
  Applicant: "Solicitante",
  "All lines": "Todas las partidas",
  "Section D: cash needs of the first year": "Sección D: necesidades de efectivo del primer año",
  "First year": "Primer año",
  "Quarter {n}": "Trimestre {n}",
  "Section E: federal funds for later years": "Sección E: fondos federales de años posteriores",
  "Year {n}": "Año {n}",
  Later: "Más adelante",
  "Section F: other information": "Sección F: otra información",
  Direct: "Directos",
  Indirect: "Indirectos",
  "A. Personnel": "A. Personal",
  "B. Subcontracting": "B. Subcontratación",
  "C.1 Travel and subsistence": "C.1 Viajes y estancias",
  "C.2 Equipment": "C.2 Equipamiento",
  "C.3 Other goods and services": "C.3 Otros bienes y servicios",
  "D. Other costs": "D. Otros costes",
  "E. Indirect costs": "E. Costes indirectos",
  "Without a work package": "Sin paquete de trabajo",
  "Base, in cents": "Base, en céntimos",
  "Whole cents": "Céntimos enteros",
  Remainder: "Resto",
  "One cent more": "Un céntimo más",
  "Flat rate of 25 % on personnel and purchases": "Tipo fijo del 25 % sobre personal y compras",
  "Indirect costs above it (below it with a minus)":
    "Costes indirectos por encima (por debajo, con un menos)",
  Budget: "Presupuesto",

  // auth
  "If there is an account with this address, a link to reset its password is on its way.":
    "Si hay una cuenta con esta dirección, va en camino un enlace para restablecer su contraseña.",
  "Your password has been reset. Please sign in with the new one.":
    "Tu contraseña se ha restablecido. Inicia sesión con la nueva.",
  "Password changed. All other devices were signed out.":
    "Contraseña cambiada. Se cerró sesión en los demás dispositivos.",
  "Email verified!": "¡Correo electrónico verificado!",
  "Your e-mail address is already verified": "Tu correo electrónico ya está verificado",
  "We sent a link to {email}. Your address changes when you open it.":
    "Hemos enviado un enlace a {email}. Tu dirección cambiará cuando lo abras.",
  "Your e-mail address is {email} now.": "Tu correo electrónico ahora es {email}.",
  "The change was stopped. Your e-mail address stays as it is.":
    "El cambio se ha detenido. Tu correo electrónico se queda como está.",
  "Verification email sent": "Correo de verificación enviado",

  "Password changed. All other devices were signed out, and your API keys have ended.":
    "Contraseña cambiada. Se cerró sesión en los demás dispositivos y tus claves de API han dejado de funcionar.",
  "Your API keys have ended too. Programs need new ones, which you make in Settings: {url}":
    "Tus claves de API también han dejado de funcionar. Los programas necesitan claves nuevas, que puedes crear en Ajustes: {url}",
  "An API key of your {product} account was made": "Se ha creado una clave de API de tu cuenta de {product}",
  "A program with the key “{name}” can now use your account, as far as you have allowed it.":
    "Un programa con la clave «{name}» puede usar ahora tu cuenta, dentro de lo que has permitido.",
  "If it was not you, end the key in Settings and choose a new password at once: {url}":
    "Si no fuiste tú, elimina la clave en Ajustes y elige enseguida una contraseña nueva: {url}",
  "A program was connected to your {product} account": "Se ha conectado un programa a tu cuenta de {product}",
  "A program that calls itself “{name}” can now use your account, as far as you have allowed it.":
    "Un programa que se identifica como «{name}» puede usar ahora tu cuenta, dentro de lo que has permitido.",
  "If it was not you, disconnect it in Settings and choose a new password at once: {url}":
    "Si no fuiste tú, desconéctalo en Ajustes y elige enseguida una contraseña nueva: {url}",
  "An API key of your {product} account was ended":
    "Se ha eliminado una clave de API de tu cuenta de {product}",
  "An owner of the entity has ended your key “{name}”. Programs that use it are refused.":
    "Un propietario de la entidad ha eliminado tu clave «{name}». Se rechazan los programas que la usan.",
  "Your keys are in Settings: {url}": "Tus claves están en Ajustes: {url}",
  "A webhook of your {product} account was made": "Se ha creado un webhook de tu cuenta de {product}",
  "{host} is now told when something happens, as you have chosen.":
    "{host} recibe ahora avisos de lo que ocurre, según lo que has elegido.",
  "If it was not you, end the webhook in Settings and choose a new password at once: {url}":
    "Si no fuiste tú, elimina el webhook en Ajustes y elige enseguida una contraseña nueva: {url}",
  "A webhook of your {product} account was ended": "Se ha eliminado un webhook de tu cuenta de {product}",
  "An owner of the entity has ended your webhook to {host}.":
    "Un propietario de la entidad ha eliminado tu webhook a {host}.",
  "Your webhooks are in Settings: {url}": "Tus webhooks están en Ajustes: {url}",
  "A webhook of your {product} account was stopped": "Se ha detenido un webhook de tu cuenta de {product}",
  "Nothing that was sent to {host} arrives any more, so it is told nothing for now.":
    "Ya no llega nada de lo que se envía a {host}, así que de momento no se le avisa de nada.",
  "Settings show what went wrong. There you can switch the webhook on again: {url}":
    "En Ajustes verás qué falló. Allí puedes volver a activar el webhook: {url}",
  // activity
  "Made a webhook to {subject}": "Creó un webhook a {subject}",
  "Ended the webhook to {subject}": "Eliminó el webhook a {subject}",
  "Made the API key “{subject}”": "Creó la clave de API «{subject}»",
  "Ended the API key “{subject}”": "Eliminó la clave de API «{subject}»",
  "Time (UTC)": "Hora (UTC)",
  Who: "Quién",
  What: "Qué",
  Untitled: "Sin título",
  "Somebody who is gone": "Alguien que ya no está",
  "Changed the entity": "Modificó la entidad",
  "Changed the profile": "Modificó el perfil",
  "Started the application “{subject}”": "Empezó la solicitud «{subject}»",
  "Changed the application “{subject}”": "Modificó la solicitud «{subject}»",
  "Set the application “{subject}” to {status}": "Cambió el estado de la solicitud «{subject}» a: {status}",
  "Commented on the application “{subject}”": "Comentó la solicitud «{subject}»",
  "Resolved a comment on the application “{subject}”": "Resolvió un comentario de la solicitud «{subject}»",
  "Accepted a suggestion for the application “{subject}”":
    "Aceptó una sugerencia para la solicitud «{subject}»",
  "Declined a suggestion for the application “{subject}”":
    "Rechazó una sugerencia para la solicitud «{subject}»",
  "Downloaded the application “{subject}”": "Descargó la solicitud «{subject}»",
  "Agreed to “{use}” with {provider}": "Aceptó «{use}» con {provider}",
  "Withdrew the agreement to “{use}” with {provider}": "Retiró el consentimiento para «{use}» con {provider}",
  "Added the pitch deck “{subject}”": "Añadió el pitch deck «{subject}»",
  "Asked for an analysis of “{subject}”": "Pidió un análisis de «{subject}»",
  "Deleted the pitch deck “{subject}”": "Eliminó el pitch deck «{subject}»",
  "Added the task “{subject}” to “{application}”": "Añadió la tarea «{subject}» a «{application}»",
  "Asked {subject} for the application “{application}”":
    "Pidió ayuda a {subject} para la solicitud «{application}»",
  "Answered for the application “{application}”": "Respondió para la solicitud «{application}»",
  "Accepted the answer of {subject} for the application “{application}”":
    "Aceptó la respuesta de {subject} para la solicitud «{application}»",
  "Removed the request to {subject} for the application “{application}”":
    "Quitó la petición a {subject} para la solicitud «{application}»",
  "Had the call of “{subject}” read": "Hizo leer la convocatoria de «{subject}»",
  "Deleted the call of “{subject}”": "Eliminó la convocatoria de «{subject}»",
  "Added “{subject}” by hand": "Añadió «{subject}» a mano",
  "Edited “{subject}”: {fields}": "Editó «{subject}»: {fields}",
  "Verified “{subject}”": "Verificó «{subject}»",
  "Rejected “{subject}”": "Rechazó «{subject}»",
  "Took back the decision on “{subject}”": "Deshizo la decisión sobre «{subject}»",
  "Deleted the opportunity “{subject}”": "Eliminó la oportunidad «{subject}»",
  "Accepted what the source of “{subject}” says now: {fields}":
    "Aceptó lo que dice ahora la fuente de «{subject}»: {fields}",
  "Declined what the source of “{subject}” says now: {fields}":
    "Rechazó lo que dice ahora la fuente de «{subject}»: {fields}",
  "Merged “{subject}” with another opportunity": "Fusionó «{subject}» con otra oportunidad",
  "Took back the merging of “{subject}”": "Deshizo la fusión de «{subject}»",
  "Kept “{subject}” as a call of its own": "Conservó «{subject}» como convocatoria aparte",
  "Had the source “{subject}” read": "Hizo leer la fuente «{subject}»",
  "Switched the source “{subject}” off": "Desactivó la fuente «{subject}»",
  "Switched the source “{subject}” on": "Activó la fuente «{subject}»",
  "Was given an administrator’s rights by the operator of the server":
    "Recibió los derechos de administrador del operador del servidor",
  "Lost an administrator’s rights, by the operator of the server":
    "Perdió los derechos de administrador, retirados por el operador del servidor",
  "Send the application": "Enviar la solicitud",
  "Send the application (until {hour})": "Enviar la solicitud (hasta las {hour})",
  "Ask the funder: {address}": "Preguntar al financiador: {address}",
  "Added questions of the funder to the application “{subject}”":
    "Añadió preguntas del financiador a la solicitud «{subject}»",
  "Accepted the answer to “{subject}” for “{application}”":
    "Aceptó la respuesta a «{subject}» para «{application}»",
  "Questions of the funder": "Preguntas del financiador",
  "At most {n} words": ["Como máximo {n} palabra", "Como máximo {n} palabras"],
  "At most {n} characters": ["Como máximo {n} carácter", "Como máximo {n} caracteres"],
  "Not answered yet.": "Aún sin respuesta.",
  "Finished the task “{subject}” of “{application}”": "Completó la tarea «{subject}» de «{application}»",
  "Deleted the task “{subject}” of “{application}”": "Eliminó la tarea «{subject}» de «{application}»",
  "Added the document “{subject}”": "Añadió el documento «{subject}»",
  "Changed the details of the document “{subject}”": "Modificó los datos del documento «{subject}»",
  "Uploaded a new version of the document “{subject}”": "Subió una nueva versión del documento «{subject}»",
  "Deleted the document “{subject}”": "Eliminó el documento «{subject}»",
  "Attached “{subject}” to the application “{application}”":
    "Adjuntó «{subject}» a la solicitud «{application}»",
  "Removed “{subject}” from the application “{application}”":
    "Quitó «{subject}» de la solicitud «{application}»",
  "Added a note about a funder": "Añadió una nota sobre un financiador",
  "Changed a note about a funder": "Modificó una nota sobre un financiador",
  "Deleted a note about a funder": "Eliminó una nota sobre un financiador",
  "Invited {subject} as {role}": "Invitó a {subject} ({role})",
  "Revoked the invitation of {subject}": "Anuló la invitación de {subject}",
  "Declined the invitation of {subject}": "Rechazó la invitación de {subject}",
  "Shared the saved search “{subject}”": "Compartió la búsqueda guardada «{subject}»",
  "Stopped sharing the saved search “{subject}”": "Dejó de compartir la búsqueda guardada «{subject}»",
  "The shortlists of your entities, with their notes.": "Las preselecciones de tus entidades, con sus notas.",
  "Made the shortlist “{subject}”": "Creó la preselección «{subject}»",
  "Let anybody with a link read the shortlist “{subject}”":
    "Permitió leer la preselección «{subject}» a cualquiera que tenga el enlace",
  "Ended the link of the shortlist “{subject}”": "Desactivó el enlace de la preselección «{subject}»",
  "Deleted the shortlist “{subject}”": "Eliminó la preselección «{subject}»",
  "Joined as {role}": "Se unió a la entidad ({role})",
  "Gave {member} the role {role}": "Dio a {member} el rol «{role}»",
  "Removed {member}": "Retiró a {member}",
  Left: "Dejó la entidad",

  // members
  "{inviter} invites you to {entity} on {product}": "{inviter} te invita a {entity} en {product}",
  "{inviter} invites you to work on the funding of {entity} on {product}. Your role there: {role}.":
    "{inviter} te invita a trabajar en la financiación de {entity} en {product}. Tu rol: {role}.",
  "Open the invitation": "Abrir la invitación",
  "The link works once and for {days} days, and only for {address}.":
    "El enlace funciona una sola vez, durante {days} días, y solo para {address}.",
  "If you do not know {inviter}, you can ignore this mail.":
    "Si no conoces a {inviter}, puedes ignorar este correo.",

  // calendar
  "{product} deadlines": "Fechas límite de {product}",
  "Deadline: {name}": "Fecha límite: {name}",
  "Funder: {name}": "Financiador: {name}",
  "Open until {date} ends, {zone} time": "Abierta hasta el final del {date} (zona horaria: {zone})",
  "Open until {time} on {date}, {zone} time": "Abierta hasta las {time} del {date} (zona horaria: {zone})",
  "Closes at {time} UTC on {date}": "Cierra a las {time} UTC del {date}",
  "Your application for {entity}: {url}": "Tu solicitud para {entity}: {url}",
  "and {n} more of your applications": ["y {n} solicitud tuya más", "y {n} solicitudes tuyas más"],
  "Details: {url}": "Detalles: {url}",
  "Next step: {funder}": "Próximo paso: {funder}",
  "Kept how the application “{subject}” was sent": "Guardó cómo se envió la solicitud «{subject}»",
  "Recorded the result of the application “{subject}”": "Registró el resultado de la solicitud «{subject}»",
  "Added “{subject}” to the award of “{application}”": "Añadió «{subject}» a la ayuda de «{application}»",
  "Asked for a mock review of the application “{subject}”":
    "Pidió una evaluación simulada de la solicitud «{subject}»",
  "Put a finding of the application “{subject}” aside": "Apartó una observación de la solicitud «{subject}»",
  "Took a finding of the application “{subject}” up again":
    "Retomó una observación de la solicitud «{subject}»",
  "Changed “{subject}” of the award of “{application}”":
    "Modificó «{subject}» de la ayuda de «{application}»",
  "Finished “{subject}” of the award of “{application}”":
    "Completó «{subject}» de la ayuda de «{application}»",
  "Deleted “{subject}” of the award of “{application}”": "Eliminó «{subject}» de la ayuda de «{application}»",
  "Added spending to the award of “{subject}”": "Añadió un gasto a la ayuda de «{subject}»",
  "Deleted spending of the award of “{subject}”": "Eliminó un gasto de la ayuda de «{subject}»",
  "Added an outcome to the award of “{subject}”": "Añadió un logro a la ayuda de «{subject}»",
  "Deleted an outcome of the award of “{subject}”": "Eliminó un logro de la ayuda de «{subject}»",
  "Report due: {title}": "Informe por entregar: {title}",
  "Condition due: {title}": "Condición por cumplir: {title}",
  "For the award of “{application}” of {entity}": "Para la ayuda de «{application}» de {entity}",
  "Was due on {day} and is overdue": "El plazo era el {day} y ya ha vencido",
  "The report is due {when}, on {day}": "El informe debe entregarse {when}, el {day}",
  "The condition is to be met {when}, on {day}": "La condición debe cumplirse {when}, el {day}",
  "What your awards oblige to": "Obligaciones de tus ayudas",
  "{n} duties of awards": ["{n} obligación de ayudas", "{n} obligaciones de ayudas"],
  "Overdue: {title}": "Con retraso: {title}",
  "A report is due {when}: {title}": "Hay que entregar un informe {when}: {title}",
  "A condition is due {when}: {title}": "Hay que cumplir una condición {when}: {title}",
  Sent: "Enviada",
  "{day}, as number {n}": "el {day}, con el número {n}",
  "Documents at other addresses": "Documentos en otras direcciones",
  Documents: "Documentos",
  "{name} (on the following pages)": "{name} (en las páginas siguientes)",
  "{name} (a file of its own)": "{name} (archivo aparte)",
  "[This part is in letters that this PDF cannot show. The Word file has it.]":
    "[Esta parte usa caracteres que este PDF no puede mostrar. El archivo de Word la contiene.]",
  "Document expires: {name}": "Documento que caduca: {name}",
  "Last day of validity, in the library of {entity}": "Último día de validez, en la biblioteca de {entity}",
  "Task: {title}": "Tarea: {title}",
  "Asked of {name}": "Pedido a {name}",
  "Answer for {entity}": "Respuesta para {entity}",
  "Open the link in the newest mail to answer.": "Para responder, abre el enlace del correo más reciente.",
  "For the application “{application}” of {entity}": "Para la solicitud «{application}» de {entity}",
  "For {entity}": "Para {entity}",
  "Your notes: {url}": "Tus notas: {url}",

  // catalogue
  "A selection, taken once. Later changes of the list are not followed.":
    "Una selección, tomada una sola vez. No se siguen los cambios posteriores de la lista.",
  "Titles, addresses and dates, taken once. Later changes of the list are not followed.":
    "Títulos, direcciones y fechas, tomados una sola vez. No se siguen los cambios posteriores de la lista.",
  "Each reading takes the {n} newest notices. Older ones are missing unless they were read before.":
    "Cada lectura toma los {n} anuncios más recientes. Los anteriores faltan, salvo que ya se hubieran leído.",
  "Only what stands on {n} pages of its site.": [
    "Solo lo que figura en {n} página de su sitio.",
    "Solo lo que figura en {n} páginas de su sitio.",
  ],
  "At most {n} of its pages, those that changed last.":
    "Como máximo {n} de sus páginas, las que cambiaron más recientemente.",
  "Only calls that its feed announces at the time.":
    "Solo las convocatorias que anuncia su canal en ese momento.",
  "Only what stands on its list.": "Solo lo que figura en su lista.",
  "The pages of the single calls are not read.": "No se leen las páginas de cada convocatoria.",
  "Of the first {n} calls their own page is read too.":
    "De las primeras {n} convocatorias se lee también su propia página.",
  "Far fewer calls were found than at the reading before. Nothing was removed because of it.":
    "Se encontraron muchas menos convocatorias que en la lectura anterior. No se quitó nada por ello.",
  "Nothing was found.": "No se encontró nada.",
  "{n} entries could not be read.": ["{n} entrada no se pudo leer.", "{n} entradas no se pudieron leer."],
  "Everything was read.": "Se leyó todo.",
  "The site did not answer in time.": "El sitio no respondió a tiempo.",
  "The reading failed on our side.": "La lectura falló por nuestra parte.",
  "The site could not be read.": "No se pudo leer el sitio.",

  // drafts
  "Asked for: {amount}": "Importe solicitado: {amount}",
  "The call judges by:": "La convocatoria valora:",
  "whether the text keeps to what the call says: {words}":
    "si el texto respeta lo que dice la convocatoria: {words}",
  "what you do about the call’s rule on AI: {words}":
    "qué haces respecto a la regla de la convocatoria sobre IA: {words}",
  "Rules of the call that the profile meets:": "Reglas de la convocatoria que cumple el perfil:",
  "What the profile answers:": "Lo que responde el perfil:",
  "The profile has no answer to this yet.": "El perfil aún no responde a esto.",
  "Still open:": "Queda pendiente:",
  "the evidence for this need, with its source": "las pruebas de esta necesidad, con su fuente",
  "the main steps of the work, each with a date": "los pasos principales del trabajo, cada uno con una fecha",
  "how you will measure this, and by when": "cómo lo medirás y para cuándo",
  "a line for each cost": "una partida por cada coste",
  "who does which part of this work": "quién hace cada parte de este trabajo",
  "why this funder in particular": "por qué este financiador en particular",
  "[add: {what}]": "[por añadir: {what}]",
  "The text of the call says nothing on this.": "El texto de la convocatoria no dice nada de esto.",
  "The call says:": "La convocatoria dice:",
  "{entity} applies to {call}.": "{entity} presenta su solicitud a {call}.",
  "{entity} applies to {call}, offered by {funder}.": "{entity} presenta su solicitud a {call}, de {funder}.",
  "It closes on {day}.": "Cierra el {day}.",
  "the call is for {fields}, the profile is in {own}: how your work serves it":
    "la convocatoria es para {fields}, el perfil está en {own}: cómo contribuye tu trabajo",
  "who takes part in the {n} weeks of the programme": "quién participa en las {n} semanas del programa",
  "what you would use for: {support}": "para qué usarías: {support}",
  "{rule} – why you are eligible all the same": "{rule}: por qué eres elegible de todos modos",
  "{rule} – not known: say whether you meet it": "{rule}: no se sabe; di si la cumples",
  "whether these documents are ready: {documents}": "si estos documentos están listos: {documents}",
  "{label}: the call says “{call}”": "{label}: la convocatoria dice «{call}»",
  "{label}: the call says “{call}”, the profile “{profile}”":
    "{label}: la convocatoria dice «{call}»; el perfil, «{profile}»",
  "the amount in {currency}, the currency of the call":
    "el importe en {currency}, la moneda de la convocatoria",
  "a larger amount: the call gives {amount} or more": "un importe mayor: la convocatoria da {amount} o más",
  "a smaller amount, or who pays the rest: the call gives up to {amount}":
    "un importe menor, o quién paga el resto: la convocatoria da hasta {amount}",
  "the stake that you offer: the call takes {stake}":
    "la participación que ofreces: la convocatoria pide {stake}",
  "the currency of the amounts in the profile": "la moneda de los importes del perfil",
  "{n}%": "{n} %",
  yes: "sí",
  no: "no",
  Need: "Necesidad",
  Solution: "Solución",
  Impact: "Impacto",
  "Budget and use of funds": "Presupuesto y uso de los fondos",
  "Fit with this funder": "Encaje con este financiador",

  // exports
  "Requested amount": "Importe solicitado",
  "Requested currency": "Moneda solicitada",
  "Awarded amount": "Importe concedido",
  "Awarded currency": "Moneda concedida",
  "Minimum amount": "Importe mínimo",
  "Maximum amount": "Importe máximo",
  Currency: "Moneda",
  Saved: "Guardada",
  "Not for us": "No es para nosotros",
  Any: "Cualquiera",
  Global: "Todo el mundo",
  "{min} to {max}": "De {min} a {max}",
  "From {amount}": "Desde {amount}",
  "Up to {amount}": "Hasta {amount}",
  "Asking amount": "Importe solicitado",
  Status: "Estado",
  Submitted: "Envío",
  Decision: "Decisión",
  Awarded: "Concedido",
  Opportunity: "Oportunidad",
  Funder: "Financiador",
  "Funding type": "Tipo de financiación",
  "Funding amount": "Importe de la financiación",
  "Where to apply": "Dónde solicitarla",
  Name: "Nombre",
  Type: "Tipo",
  Industries: "Sectores",
  Founded: "Año de fundación",
  Team: "Equipo",
  "{n} people": ["{n} persona", "{n} personas"],
  Website: "Sitio web",
  Mission: "Misión",
  "Application narrative": "Texto de la solicitud",
  "AI-generated draft": "Borrador generado por IA",
  "Written by AI from the profile. Check every sentence before you send it.":
    "Escrito por IA a partir del perfil. Comprueba cada frase antes de enviarlo.",
  "Nothing is written yet.": "Aún no hay nada escrito.",
  Notes: "Notas",
  "The application": "La solicitud",
  "The opportunity": "La oportunidad",
  "This opportunity is no longer in the catalogue.": "Esta oportunidad ya no está en el catálogo.",
  "The applicant": "El solicitante",
  "Untitled Application": "Solicitud sin título",
  "Page {page} of {pages}": "Página {page} de {pages}",
  "Your data from {product}": "Tus datos de {product}",
  "Account: {email}": "Cuenta: {email}",
  "Made on: {time}": "Creado el: {time}",
  "What is in it": "Qué contiene",
  "The entities that you own with the answers of their profiles and what was done there, what AI providers may be sent of them, which entities you are a member of, and whom you invited.":
    "Las entidades de las que eres propietario, con las respuestas de sus perfiles, lo que se hizo en ellas y lo que se puede enviar de ellas a proveedores de IA; de qué entidades eres miembro y a quién has invitado.",
  "Your applications with all that belongs to them: texts and their earlier versions, comments, tasks, calls with what was read from them, questions and answers, budgets, what was put aside before sending, award criteria and mock reviews, what was sent and what came after it, what was asked of others and answered; and what you commented elsewhere. applications.csv has them as a table.":
    "Tus solicitudes con todo lo que les pertenece: textos y sus versiones anteriores, comentarios, tareas, convocatorias con lo que se leyó en ellas, preguntas y respuestas, presupuestos, lo que se apartó antes del envío, criterios de evaluación y evaluaciones simuladas, lo que se envió y lo que siguió, lo que se pidió a otras personas y sus respuestas; y lo que has comentado en otros lugares. applications.csv las presenta en una tabla.",
  "Your webhooks without their secrets, and what was sent to them in the last weeks.":
    "Tus webhooks sin sus secretos, y lo que se les envió en las últimas semanas.",
  "The devices where you turned notices on, without their keys, and the notices that still wait.":
    "Los dispositivos donde activaste las notificaciones, sin sus claves, y las notificaciones que aún esperan.",
  "Your account and settings, the address you want to change to, which services sign you in, your API keys without their secrets, which of them are of connected programs, where you are signed in, and up to when news was put together for you.":
    "Tu cuenta y tus ajustes, la dirección a la que quieres cambiar, los servicios con los que inicias sesión, tus claves de API sin sus secretos, cuáles son de programas conectados, dónde tienes la sesión iniciada y hasta cuándo se han reunido novedades para ti.",
  "The documents in the libraries of your entities, what was read from them, and their earlier files.":
    "Los documentos de las bibliotecas de tus entidades, lo que se leyó en ellos y sus archivos anteriores.",
  "What you set up as the second step of your sign-in, without the secrets.":
    "Lo que configuraste como segundo paso para iniciar sesión, sin los secretos.",
  "Your pitch decks, what was read from them, their scores, and which file of files/ is whose.":
    "Tus pitch decks, lo que se leyó en ellos, sus puntuaciones y a cuál corresponde cada archivo de files/.",
  "Opportunities that you saved or hid.": "Las oportunidades que guardaste o descartaste.",
  "Which of your records moved to another opportunity because both are the same call.":
    "Cuáles de tus registros pasaron a otra oportunidad porque ambas son la misma convocatoria.",
  "The searches that you keep.": "Las búsquedas que guardas.",
  "What you were told in the app.": "Lo que se te comunicó en la app.",
  "Opportunities that you opened, and when you did for the first time.":
    "Las oportunidades que abriste y cuándo lo hiciste por primera vez.",
  "Your notes of contacts with funders.": "Tus notas de contactos con financiadores.",
  "Reminders that were sent to you.": "Los recordatorios que se te enviaron.",
  "How much AI you used, by day.": "Cuánta IA usaste, por día.",
  "Whether you have a calendar address. The address itself is a key, and is only in Settings.":
    "Si tienes una dirección de calendario. La dirección en sí es una clave y solo está en Ajustes.",
  "Which mails were sent to you in the last weeks. Their texts are not kept.":
    "Qué correos se te enviaron en las últimas semanas. Sus textos no se conservan.",
  "What you did with the catalogue, if you are or were an administrator.":
    "Lo que hiciste con el catálogo, si eres o fuiste administrador.",
  "The files that you uploaded, as you uploaded them.": "Los archivos que subiste, tal como los subiste.",
  "The .json files are plain text that any program can read. Times are in UTC. Amounts are exact decimals.":
    "Los archivos .json son texto sin formato que cualquier programa puede leer. Las horas están en UTC. Los importes son decimales exactos.",
  "applications.csv opens in Excel and every other spreadsheet; a cell that could be taken for a formula begins with '.":
    "applications.csv se abre en Excel y en cualquier hoja de cálculo; una celda que podría tomarse por una fórmula empieza por '.",
  "Files that could not be added because they are no longer stored:":
    "Archivos que no se pudieron añadir porque ya no están guardados:",
  "What is not in it": "Qué no contiene",
  "Your password and everything else that opens a door (sessions, links from mails, the calendar address),":
    "Tu contraseña y todo lo que abre una puerta (sesiones, enlaces de correos, la dirección del calendario),",
  "so that a person who finds this archive cannot use your account.":
    "para que quien encuentre este archivo no pueda usar tu cuenta.",
  "Figures that are computed from your own words in order to find matches.":
    "Cifras que se calculan a partir de tus propias palabras para encontrar oportunidades compatibles.",
  "The catalogue of opportunities, which is the same for everybody.":
    "El catálogo de oportunidades, que es el mismo para todos.",
  "What belongs to entities that you do not own or have left, except your comments there.":
    "Lo que pertenece a entidades de las que no eres propietario o que has dejado, salvo tus comentarios.",

  // funders
  Industry: "Sector",
  "Where it funds": "Dónde financia",
  "Cheque size": "Importe por inversión",
  "an unnamed currency": "una moneda sin indicar",
  "{amount} on average": "{amount} de media",
  "Seeks {amount}": "Busca {amount}",
  "Seeks {amount}, in a currency that is not given": "Busca {amount}, en una moneda sin indicar",
  "The profile does not name its currency.": "El perfil no indica su moneda.",
  "Only amounts in one currency are compared.": "Solo se comparan importes en una misma moneda.",
  "An average does not say how small or large a cheque may be.":
    "Una media no dice lo pequeña o grande que puede ser una inversión.",
  "Its largest cheque would be a part of what is sought: others would have to join.":
    "Su mayor inversión sería solo una parte de lo que se busca: tendrían que sumarse otros.",
  "Its smallest cheque is more than is sought.": "Su menor inversión supera lo que se busca.",

  // interactions
  "Done on {date}: {step}": "Hecho el {date}: {step}",

  // matching: what rules, reasons and parts of a score have in common
  "{list} and {n} more": ["{list} y {n} más", "{list} y {n} más"],
  "{min} to {max} § within a sentence": "de {min} a {max}",
  "up to {amount}": "hasta {amount}",
  "from {amount}": "desde {amount}",
  "in {year}": "en {year}",
  "{from} to {to}": "entre {from} y {to}",
  "{year} or later": "en {year} o después",
  "{year} or earlier": "en {year} o antes",
  "{what}: {more}": "{what}: {more}",
  "{first}; {second}": "{first}; {second}",
  "“{words}”": "«{words}»",
  // Each stands after «a».
  startups: "startups",
  nonprofits: "organizaciones sin ánimo de lucro (ONG)",
  "social enterprises": "empresas sociales",
  individuals: "personas físicas",
  "research groups": "grupos de investigación",
  schools: "centros educativos",
  "community groups": "grupos comunitarios",
  "government bodies": "administraciones públicas",
  "Entity type": "Tipo de entidad",
  "Founding year": "Año de fundación",
  Revenue: "Ingresos",
  "Co-funding": "Cofinanciación",
  Partners: "Socios",

  // matching: the hard rules
  "Any stage": "Cualquier etapa",
  "Founded {range}": "Fundada {range}",
  "Founded in {year}": "Fundada en {year}",
  "Open until {hour} on {date}": "Abierta hasta las {hour} del {date}",
  "Open until the end of {date}": "Abierta hasta el final del {date}",
  "Only for small businesses (SBIR, STTR)": "Solo para pequeñas empresas (SBIR, STTR)",
  "Nonprofits may apply: your fiscal sponsor may be one of them":
    "Pueden solicitarla organizaciones sin ánimo de lucro: tu patrocinador fiscal puede ser una de ellas",
  "Nonprofits may apply: check that your registration is the one that it asks for":
    "Pueden solicitarla organizaciones sin ánimo de lucro: comprueba que tu registro sea el que se pide",
  "Nonprofits without 501(c)(3) status may apply: ask whether your group counts as one":
    "Pueden solicitarla organizaciones sin ánimo de lucro sin estatus 501(c)(3): pregunta si tu grupo cuenta como una",
  "A group that is not registered as a nonprofit needs a fiscal sponsor that applies for it":
    "Un grupo no registrado como organización sin ánimo de lucro necesita un patrocinador fiscal que la solicite en su nombre",
  "Only for federally recognised tribes and their organisations":
    "Solo para tribus con reconocimiento federal y sus organizaciones",
  "Only for the governments of States": "Solo para los gobiernos de los estados",
  "Only for those who have it already, whom its text names":
    "Solo para quienes ya la tienen, nombrados en su texto",
  "Only for those who were invited to apply": "Solo para quienes fueron invitados a solicitarla",
  "Its name says “{words}”, so it is for colleges and universities that are designated so":
    "Su título dice «{words}», así que es para universidades con esa designación",
  "Its name says “{words}”, so it is for these alone": "Su título dice «{words}», así que es solo para ellas",
  "its words name {places}": "su texto nombra {places}",
  "For the insular areas: {places}": "Para los territorios insulares: {places}",
  "Its name says “{words}”, so it is for two-year colleges":
    "Su título dice «{words}», así que es para centros de educación superior de dos años",
  "Of schools its text names only colleges and universities":
    "De los centros educativos, su texto solo nombra los de educación superior",
  "Of schools its text names only some kinds of public ones":
    "De los centros educativos, su texto solo nombra algunos tipos de centros públicos",
  "Its name says “{words}”, so it is for members of that network alone":
    "Su título dice «{words}», así que es solo para miembros de esa red",
  "Its text lists only “{words}”": "Su texto solo menciona «{words}»",
  "Its text says “{words}”": "Su texto dice «{words}»",
  "its text says “{words}”": "su texto dice «{words}»",
  "Open to any type of organisation": "Abierta a cualquier tipo de organización",
  "Open to: {types}": "Abierta a: {types}",
  "others described in the text": "otros, descritos en el texto",
  "Its name says “{words}”: its text says who that is":
    "Su título dice «{words}»: su texto aclara quiénes son",
  "Its name says “{words}”": "Su título dice «{words}»",
  "Given by {funder}, so for work in {country}": "La concede {funder}, así que es para trabajar en {country}",
  "Given by an embassy, so for work in {country}":
    "La concede una embajada, así que es para trabajar en {country}",
  Worldwide: "Todo el mundo",
  "it gives only in {states}": "solo se concede en {states}",
  "its office serves {states}": "su oficina atiende a {states}",
  "Its name speaks of work in {place}": "Su título habla de trabajo en {place}",
  "South Asia": "Asia Meridional",
  "South-East Asia": "Sudeste Asiático",
  "Sub-Saharan Africa": "África subsahariana",
  "East Africa": "África Oriental",
  "West Africa": "África Occidental",
  "Southern Africa": "África Austral",
  Africa: "África",
  "Latin America": "América Latina",
  "Its name speaks of work in {country}": "Su título habla de trabajo en {country}",
  "Of these its source names {forms}": "De estos, su fuente nombra {forms}",
  "State governments": "Gobiernos estatales",
  "county governments": "gobiernos de condado",
  "city and township governments": "gobiernos de ciudades y municipios",
  "special districts": "distritos especiales",
  "public school districts": "distritos escolares públicos",
  "colleges and universities": "centros de educación superior",
  "tribal governments": "gobiernos tribales",
  "housing authorities": "autoridades de vivienda",
  "nonprofits with 501(c)(3) status": "organizaciones sin ánimo de lucro con estatus 501(c)(3)",
  "other nonprofits": "otras organizaciones sin ánimo de lucro",
  "its name speaks of {states}": "su título habla de {states}",
  "SBIR and STTR are for small businesses of the United States":
    "SBIR y STTR son para pequeñas empresas de Estados Unidos",
  "it is for tribes of the United States": "es para tribus de Estados Unidos",
  "awards of its kind ({award}) are for the United States":
    "las ayudas de este tipo ({award}) son para Estados Unidos",
  "it is for the States (“{words}”)": "es para los estados («{words}»)",
  "{funder} gives inside the United States": "{funder} concede ayudas dentro de Estados Unidos",
  "You must bring at least {share} % of the costs": "Debes aportar al menos el {share} % de los costes",
  "You must bring a part of the costs; its text says how much":
    "Debes aportar una parte de los costes; su texto dice cuánto",
  "You need not bring a part of the costs": "No tienes que aportar parte de los costes",
  "At least {n} organisations must apply together": "Deben solicitarla juntas al menos {n} organizaciones",
  "Revenue {range}": "Ingresos: {range}",
  "{amount}, in a currency that is not given": "{amount}, en una moneda sin indicar",

  // matching: the kinds of award and of what they require. Each kind stands after «Tipo de ayuda:» and «Es una ayuda».
  "for training and teaching": "para formación y docencia",
  "for research that the armed forces or NASA have a use for":
    "para investigación útil para las fuerzas armadas o la NASA",
  "more for an award that somebody holds already": "para ampliar una ayuda que ya se tiene",
  "for firms that have had a Phase II award of SBIR or STTR":
    "para empresas que han tenido una ayuda SBIR o STTR de fase II",
  "for small businesses that develop something (SBIR, STTR)":
    "para pequeñas empresas que desarrollan algo (SBIR, STTR)",
  "for conferences": "para congresos",
  "for schools and colleges that have had little research money":
    "para centros y universidades que han tenido pocos fondos de investigación",
  "for the career of one scientist": "para la carrera de un científico",
  "for training people in research": "para formar en investigación",
  "for what many researchers use: facilities, data and materials":
    "para lo que usan muchos investigadores: instalaciones, datos y materiales",
  "for the development of a drug or device": "para el desarrollo de un fármaco o dispositivo",
  "for clinical trials": "para ensayos clínicos",
  "for a research center": "para un centro de investigación",
  "for a research project": "para un proyecto de investigación",
  "for work that serves the public": "para trabajo al servicio del público",
  "for founders and young companies": "para fundadores y empresas jóvenes",
  "clinical trials": "ensayos clínicos",
  "studies with people": "estudios con personas",

  // matching: why an opportunity suits an entity or not
  "Entity type: open to {who}": "Tipo de entidad: abierta a {who}",
  "Entity type: not open to {who}": "Tipo de entidad: no abierta a {who}",
  "Entity type: may be open to {who}, see the eligibility text":
    "Tipo de entidad: quizá abierta a {who}; consulta el texto de elegibilidad",
  "Entity type: none recorded": "Tipo de entidad: ninguno en la ficha",
  "Country: none recorded": "País: ninguno en la ficha",
  "Country: add your country to find out": "País: añade el tuyo para saberlo",
  "Country: may be open to your country, see the eligibility text":
    "País: quizá abierta al tuyo; consulta el texto de elegibilidad",
  "Country: for {regions}; add your region to find out": "País: para {regions}; añade tu región para saberlo",
  "Country: for {regions}, see the eligibility text":
    "País: para {regions}; consulta el texto de elegibilidad",
  "Country: for {regions} only": "País: solo para {regions}",
  "Country: open worldwide": "País: abierta a todo el mundo",
  "Country: {country}, inferred from the notice": "País: {country}, deducido del anuncio",
  "Country: {country} is eligible": "País: elegible ({country})",
  "Country: {country} is not eligible": "País: no elegible ({country})",
  "Stage: none asked for": "Etapa: no se pide ninguna",
  "Stage: for {stages}; add your stage to find out": "Etapa: para {stages}; añade la tuya para saberlo",
  "Stage: open to {stages}": "Etapa: abierta a {stages}",
  "Stage: for {stages}, yours is {stage}": "Etapa: para {stages}; la tuya es {stage}",
  "Founding year: founded {range}; add your founding year to find out":
    "Año de fundación: fundada {range}; añade el tuyo para saberlo",
  "Founding year: founded {range}, yours is {year}": "Año de fundación: fundada {range}; el tuyo es {year}",
  "Revenue: {range}, yours is {amount}": "Ingresos: {range}; los tuyos son {amount}",
  "Revenue: {range}; add your revenue to find out": "Ingresos: {range}; añade los tuyos para saberlo",
  "Revenue: {range}, which is in another currency than your figures":
    "Ingresos: {range}, en una moneda distinta de la de tus cifras",
  "Kind of award: {kind}": "Tipo de ayuda: {kind}",
  "Subject: {subjects}": "Tema: {subjects}",
  "Subject: {subjects}; compare it with your work": "Tema: {subjects}; compáralo con tu trabajo",
  "{subjects}, as in your profile": "{subjects}, como en tu perfil",
  "{subjects}, which is not in your profile": "{subjects}, que no está en tu perfil",
  "{subjects}, which may be near to your work": "{subjects}, que puede acercarse a tu trabajo",
  "{subject}; you speak of “{words}”": "{subject}; tú hablas de «{words}»",
  "{subject}; your profile names {place}": "{subject}; tu perfil nombra {place}",
  "{subject}, in your field “{field}”": "{subject}, en tu sector «{field}»",
  "Subject: {subjects}, which is not in your profile": "Tema: {subjects}, que no está en tu perfil",
  "Industry: open to all industries": "Sector: abierta a todos los sectores",
  "Industry: one of yours": "Sector: uno de los tuyos",
  "Industry: {industries}, as in your profile": "Sector: {industries}, como en tu perfil",
  "Industry: {industries}; compare it with your work": "Sector: {industries}; compáralo con tu trabajo",
  "Industry: {industries}, which you have not chosen": "Sector: {industries}, que no has elegido",
  "Industry: its text has words of {industries}, as your profile has":
    "Sector: su texto tiene palabras de {industries}, como tu perfil",
  "Industry: its text has words of {industries}; compare it with your work":
    "Sector: su texto tiene palabras de {industries}; compáralo con tu trabajo",
  "Industry: none of yours recognised in its text": "Sector: no se reconoce ninguno de los tuyos en su texto",
  "Industry: none recorded": "Sector: ninguno en la ficha",
  "Industry: add your industries to find out": "Sector: añade los tuyos para saberlo",
  "Amount: none recorded": "Importe: ninguno en la ficha",
  "Amount: {range}": "Importe: {range}",
  "Amount: {range}; add what you seek to compare": "Importe: {range}; añade lo que buscas para comparar",
  "Amount: {range}, which is in another currency than your figures":
    "Importe: {range}, en una moneda distinta de la de tus cifras",
  "Amount: {range}, you seek {amount}": "Importe: {range}; buscas {amount}",
  "Deadline: none recorded": "Fecha límite: ninguna en la ficha",
  "Deadline: it has passed": "Fecha límite: ya pasó",
  "Deadline: less than a day left": "Fecha límite: queda menos de un día",
  "Deadline: {n} days left": ["Fecha límite: queda {n} día", "Fecha límite: quedan {n} días"],
  "Text similarity: not compared yet": "Similitud del texto: sin comparar aún",
  "Text similarity: high": "Similitud del texto: alta",
  "Text similarity: moderate": "Similitud del texto: media",
  "Text similarity: low": "Similitud del texto: baja",

  // matching: what institutes give for
  cancer: "cáncer",
  rehabilitation: "rehabilitación",
  eyes: "ojos",
  "heart, lung and blood": "corazón, pulmón y sangre",
  "heart, lung, blood and sleep": "corazón, pulmón, sangre y sueño",
  ageing: "envejecimiento",
  alcohol: "alcohol",
  infections: "infecciones",
  "joints, muscles and skin": "articulaciones, músculos y piel",
  "mothers and children": "madres e hijos",
  "drug use": "consumo de drogas",
  "hearing, voice and speech": "audición, voz y habla",
  "teeth and mouth": "dientes y boca",
  "diabetes and kidneys": "diabetes y riñones",
  "environmental health": "salud ambiental",
  "mental health": "salud mental",
  "brain and nerves": "cerebro y nervios",
  "safety at work": "seguridad en el trabajo",
  "pain and opioids": "dolor y opioides",

  // matching: the parts of a score, with their arithmetic
  Eligibility: "Elegibilidad",
  "Kind of award": "Tipo de ayuda",
  "Text similarity": "Similitud del texto",
  "Topic of the title": "Tema del título",
  "Adjustment from experience": "Ajuste según la experiencia",
  "Of 100 opportunities with about {score} points, some {percent} were relevant to the organisations that we checked: {percent} − {score} = {points}.":
    "De 100 oportunidades con unos {score} puntos, alrededor de {percent} eran relevantes para las organizaciones que comprobamos: {percent} − {score} = {points}.",
  "Industry and themes": "Sector y temas",
  Amount: "Importe",
  "Time left": "Tiempo restante",
  "{formula} = {result}, rounded {points}": "{formula} = {result}, redondeado a {points}",
  "{rule}: not known whether you meet it": "{rule}: no se sabe si lo cumples",
  "It is open to the whole world and not meant for your country or region":
    "Está abierta a todo el mundo y no va dirigida a tu país o región",
  "No applicants are recorded": "La ficha no indica solicitantes",
  "No place is recorded": "La ficha no indica ningún lugar",
  "No place is recorded; it is given in {country}, where you are":
    "La ficha no indica ningún lugar; se concede en {country}, donde estás",
  "No place is recorded; a government of another country gives it, and its name speaks of “{words}”":
    "La ficha no indica ningún lugar; la concede un gobierno de otro país, y su título habla de «{words}»",
  "No place is recorded, and a government of your own country gives it":
    "La ficha no indica ningún lugar, y la concede un gobierno de tu propio país",
  "No place is recorded, and a government of another country gives it":
    "La ficha no indica ningún lugar, y la concede un gobierno de otro país",
  "{reason}, {points} less.": "{reason}: {points} menos.",
  "Every rule it has is met: all {points} points.":
    "Se cumplen todas sus reglas: {points} de {points} puntos.",
  "What no profile can say costs nothing: all {points} points.":
    "Lo que ningún perfil puede decir no resta: {points} de {points} puntos.",
  "{sum} = {rest}, and never less than {points}.": "{sum} = {rest}, y nunca menos de {points}.",
  "Its name shows no special kind; most such awards are {kind}: {facts}: {formula}.":
    "Su título no muestra ningún tipo especial; la mayoría de estas ayudas son {kind}; {facts}: {formula}.",
  "Its kind is not known, which counts {formula}.": "No se conoce su tipo, lo que da {formula}.",
  "not for {who}": "no se destina a {who}",
  "goes to others more often than to {who}": "se concede más a otros que a {who}",
  "goes to {who}": "se concede a {who}",
  "you do not speak of that": "no hablas de ello",
  "you speak of “{words}”": "hablas de «{words}»",
  "it requires {what}, of which you say nothing": "exige {what}, de lo que no dices nada",
  "It is {kind}: {facts}: all {points} points.": "Es una ayuda {kind}; {facts}: {points} de {points} puntos.",
  "It is {kind}: {facts}: 0 of {points} points.": "Es una ayuda {kind}; {facts}: 0 de {points} puntos.",
  "It is {kind}: {facts}: {formula}.": "Es una ayuda {kind}; {facts}: {formula}.",
  "The title narrows it to no topic: all {points} points.":
    "Su título no la limita a ningún tema: {points} de {points} puntos.",
  "The title speaks of {subjects}: all {points} points.":
    "Su título habla de {subjects}: {points} de {points} puntos.",
  "The title speaks of {subjects}: 0 of {points} points.":
    "Su título habla de {subjects}: 0 de {points} puntos.",
  "The title speaks of {subjects}: {formula}.": "Su título habla de {subjects}: {formula}.",
  "The texts are not compared yet, which counts {formula}.":
    "Los textos aún no se han comparado, lo que da {formula}.",
  "Similarity {similarity}; {none} or less counts nothing and {all} or more all of {points} points.":
    "Similitud {similarity}; {none} o menos no da nada y {all} o más da los {points} puntos.",
  "Similarity {similarity}; {none} or less counts nothing and {all} or more all of {points} points: {formula}.":
    "Similitud {similarity}; {none} o menos no da nada y {all} o más da los {points} puntos: {formula}.",
  "It is open to all fields: {formula}.": "Está abierta a todos los ámbitos: {formula}.",
  "Its fields or yours are not known, which counts {formula}.":
    "No se conocen sus ámbitos o los tuyos, lo que da {formula}.",
  "The field that it names is not yours: 0 of {points} points.":
    "El ámbito que nombra no es el tuyo: 0 de {points} puntos.",
  "The field that its text speaks of is not yours: 0 of {points} points.":
    "El ámbito del que habla su texto no es el tuyo: 0 de {points} puntos.",
  "None of the {n} fields that it names is yours: 0 of {points} points.":
    "Ninguno de los {n} ámbitos que nombra es tuyo: 0 de {points} puntos.",
  "None of the {n} fields that its text speaks of is yours: 0 of {points} points.":
    "Ninguno de los {n} ámbitos de los que habla su texto es tuyo: 0 de {points} puntos.",
  "The field that it names is yours ({names}): {formula}.":
    "El ámbito que nombra es el tuyo ({names}): {formula}.",
  "The field that its text speaks of is yours ({names}): {formula}.":
    "El ámbito del que habla su texto es el tuyo ({names}): {formula}.",
  "Of the {all} fields that it names, {n} are yours ({names}): {formula}.": [
    "De los {all} ámbitos que nombra, {n} es tuyo ({names}): {formula}.",
    "De los {all} ámbitos que nombra, {n} son tuyos ({names}): {formula}.",
  ],
  "Of the {all} fields that its text speaks of, {n} are yours ({names}): {formula}.": [
    "De los {all} ámbitos de los que habla su texto, {n} es tuyo ({names}): {formula}.",
    "De los {all} ámbitos de los que habla su texto, {n} son tuyos ({names}): {formula}.",
  ],
  "What you seek is within the range: all {points} points.":
    "Lo que buscas está dentro del rango: {points} de {points} puntos.",
  "No amount is recorded, which counts {formula}.": "La ficha no indica ningún importe, lo que da {formula}.",
  "You do not say how much you seek, which counts {formula}.": "No dices cuánto buscas, lo que da {formula}.",
  "The amounts cannot be compared, which counts {formula}.":
    "Los importes no se pueden comparar, lo que da {formula}.",
  "You seek {amount}, which is outside the range: {formula}.":
    "Buscas {amount}, que está fuera del rango: {formula}.",
  "No deadline is recorded, which counts {formula}.": "La ficha no indica fecha límite, lo que da {formula}.",
  "{n} days left, {least} or more: all {points} points.": [
    "Queda {n} día, {least} o más: {points} de {points} puntos.",
    "Quedan {n} días, {least} o más: {points} de {points} puntos.",
  ],
  "{n} days left, fewer than {limit}: {formula}.": [
    "Queda {n} día, menos de {limit}: {formula}.",
    "Quedan {n} días, menos de {limit}: {formula}.",
  ],

  // news
  "{score} of 100 points": "{score} de 100 puntos",
  today: "hoy",
  tomorrow: "mañana",
  "in {days} days": "dentro de {days} días",
  "From {amount} § within a sentence": "desde {amount}",
  "Up to {amount} § within a sentence": "hasta {amount}",
  "not stated": "sin indicar",
  "It is in the catalogue again.": "Está de nuevo en el catálogo.",
  "It was taken out of the catalogue. An application that was begun stays as it is.":
    "Se retiró del catálogo. Una solicitud empezada se queda como está.",
  "Deadline: {from} → {to}": "Fecha límite: {from} → {to}",
  "Amount: {from} → {to}": "Importe: {from} → {to}",
  "Founded: {from} → {to}": "Fundación: {from} → {to}",
  "Revenue: {from} → {to}": "Ingresos: {from} → {to}",
  "none named": "sin indicar",
  Countries: "Países",
  Regions: "Regiones",
  Stages: "Etapas",
  anyone: "cualquiera",
  anywhere: "en cualquier lugar",
  "{what}: was {was}, now {now}": "{what}: antes {was}, ahora {now}",
  "{what}: added {added}": "{what}: se añade {added}",
  "{what}: removed {removed}": "{what}: se quita {removed}",
  "{what}: added {added}, removed {removed}": "{what}: se añade {added}, se quita {removed}",
  "{n} more": "{n} más",
  "in any year": "en cualquier año",
  any: "sin condición",
  "{n} deadlines": ["{n} fecha límite", "{n} fechas límite"],
  "{n} next steps": ["{n} próximo paso", "{n} próximos pasos"],
  "{n} tasks": ["{n} tarea", "{n} tareas"],
  "{n} changes": ["{n} cambio", "{n} cambios"],
  "{n} new matches": ["{n} nueva oportunidad compatible", "{n} nuevas oportunidades compatibles"],
  "{n} new finds": ["{n} nuevo resultado", "{n} nuevos resultados"],
  "{n} new comments": ["{n} nuevo comentario", "{n} nuevos comentarios"],
  "{n} deadlines are near, the first {when}": "Se acercan {n} fechas límite, la primera {when}",
  "The last day: {name}": "Último día: {name}",
  "{n} days left: {name}": ["Queda {n} día: {name}", "Quedan {n} días: {name}"],
  "Your next step: {action}": "Tu próximo paso: {action}",
  "A task is due: {title}": "Vence una tarea: {title}",
  "{n} documents that expire": ["{n} documento que caduca", "{n} documentos que caducan"],
  "A document expires {when}: {name}": "Un documento caduca {when}: {name}",
  "In the library of {entity}": "En la biblioteca de {entity}",
  "Expires {when}, on {day}": "Caduca {when}, el {day}",
  "Documents that expire": "Documentos que caducan",
  "Tasks that are due": "Tareas que vencen",
  "Due on {day}": "Vence el {day}",
  "Changed: {name}": "Cambios: {name}",
  "Closed: {name}": "Cerrada: {name}",
  "In the catalogue again: {name}": "De nuevo en el catálogo: {name}",
  "No longer in the catalogue: {name}": "Ya no está en el catálogo: {name}",
  "New deadline: {name}": "Nueva fecha límite: {name}",
  "New amount: {name}": "Nuevo importe: {name}",
  "New rules on who may apply: {name}": "Nuevas reglas sobre quién puede solicitarla: {name}",
  "New match: {name}": "Nueva oportunidad compatible: {name}",
  "Suggestion accepted: {name}": "Sugerencia aceptada: {name}",
  "Suggestion declined: {name}": "Sugerencia rechazada: {name}",
  "Your suggestion was accepted:": "Se aceptó tu sugerencia:",
  "Your suggestion was declined:": "Se rechazó tu sugerencia:",
  "New comment: {name}": "Nuevo comentario: {name}",
  "New in “{search}”: {name}": "Nuevo en «{search}»: {name}",
  "Here is your news of today.": "Esta es tu novedad de hoy.",
  "Here is all your news of today.": "Estas son todas tus novedades de hoy.",
  "You get this mail because you switched it on in {product}, or left it on.":
    "Recibes este correo porque lo activaste en {product}, o lo dejaste activado.",
  "Choose which mails you get": "Elegir qué correos recibes",
  "No more reminders of deadlines and next steps":
    "No recibir más recordatorios de fechas límite y próximos pasos",
  "No more mails about changes": "No recibir más correos sobre cambios",
  "No more mails about new matches": "No recibir más correos sobre nuevas oportunidades compatibles",
  "No more mails about comments": "No recibir más correos sobre comentarios",
  "No more mails of saved searches": "No recibir más correos de búsquedas guardadas",
  "Deadlines that are near": "Fechas límite próximas",
  "Next steps you planned": "Próximos pasos que planeaste",
  "Changes to what you follow": "Cambios en lo que sigues",
  "New matches": "Nuevas oportunidades compatibles",
  "New comments": "Nuevos comentarios",
  "A former member": "Un antiguo miembro",
  "{name} mentions you in a comment:": "{name} te menciona en un comentario:",
  "A test from {product}": "Una prueba de {product}",
  "Notices reach this device.": "Las notificaciones llegan a este dispositivo.",
  "Your news of today": "Tus novedades de hoy",
  "A device signed in that had not signed in to your account before.":
    "Ha iniciado sesión un dispositivo que nunca lo había hecho en tu cuenta.",
  "{name} mentions you in a comment.": "{name} te menciona en un comentario.",
  "{name} has written a comment.": "{name} ha escrito un comentario.",
  "{name} comments:": "{name} comenta:",
  "New in your saved searches": "Nuevo en tus búsquedas guardadas",
  "Closes {when}": "Cierra {when}",
  "Closes {when}, on {day}": "Cierra {when}, el {day}",
  "Closes on {day}": "Cierra el {day}",
  "Your application for {entity}": "Tu solicitud para {entity}",
  "Your next step with {funder}": "Tu próximo paso con {funder}",
  "With {funder}, for {entity}": "Con {funder}, para {entity}",
  "Set for {day}": "Previsto para el {day}",
  "Match {score} for {entity}. {reason}": "Compatibilidad de {score} con {entity}. {reason}",
  "Found by “{search}”": "Encontrada por «{search}»",
  "The search found more than these: open it in the list of opportunities.":
    "La búsqueda encontró más: ábrela en la lista de oportunidades.",

  // pitch-decks
  // Lists and summary
  "{strength}: “{quote}”": "{strength}: «{quote}»",
  "{sentence} “{quote}”": "{sentence} «{quote}»",
  "{sentence} No slide deals with this yet: it could be added here.":
    "{sentence} Ninguna diapositiva trata esto aún: podría añadirse aquí.",
  "Whether it does takes a reader; the built-in rules cannot tell.":
    "Para saberlo hace falta un lector; las reglas integradas no pueden decirlo.",
  "This file reads like a notice or a call for applications, not like a pitch deck.":
    "Este archivo parece un anuncio o una convocatoria, no un pitch deck.",
  "This file reads like a contract, not like a pitch deck.":
    "Este archivo parece un contrato, no un pitch deck.",
  "This file reads like a CV, not like a pitch deck.": "Este archivo parece un currículum, no un pitch deck.",
  "This file reads like a price list, not like a pitch deck.":
    "Este archivo parece una lista de precios, no un pitch deck.",
  "This file reads like an article, not like a pitch deck.":
    "Este archivo parece un artículo, no un pitch deck.",
  "This file reads like a report, not like a pitch deck.":
    "Este archivo parece un informe, no un pitch deck.",
  "This file reads like a document in long paragraphs, not like a pitch deck.":
    "Este archivo parece un documento de párrafos largos, no un pitch deck.",
  "So it has no score. Upload the slides that present your own work.":
    "Por eso no tiene puntuación. Sube las diapositivas que presentan tu propio trabajo.",
  "Nothing in this deck could be judged.": "No se pudo valorar nada de esta presentación.",
  "The deck meets {met} of the {all} criteria that could be judged.":
    "La presentación cumple {met} de los {all} criterios que se pudieron valorar.",
  "The deck meets {met} of the {all} criteria that could be judged, and {partly} more in part.":
    "La presentación cumple {met} de los {all} criterios que se pudieron valorar, y {partly} más en parte.",
  "The deck meets {met} of the {all} criteria that could be judged; {open} could not be judged.":
    "La presentación cumple {met} de los {all} criterios que se pudieron valorar; sin valorar: {open}.",
  "The deck meets {met} of the {all} criteria that could be judged, and {partly} more in part; {open} could not be judged.":
    "La presentación cumple {met} de los {all} criterios que se pudieron valorar, y {partly} más en parte; sin valorar: {open}.",
  "{best} ({bestScore}) is its strongest side; {worst} ({worstScore}) needs the most work.":
    "Punto más fuerte: {best} ({bestScore}); lo que más trabajo necesita: {worst} ({worstScore}).",
  "{best} ({bestScore}) is its strongest side; {worst} ({worstScore}) has the most room left.":
    "Punto más fuerte: {best} ({bestScore}); lo que más puede mejorar: {worst} ({worstScore}).",
  "Slide {slide} is a picture that could not be read.":
    "La diapositiva {slide} es una imagen que no se pudo leer.",
  "Slides {slides} are pictures that could not be read.":
    "Las diapositivas {slides} son imágenes que no se pudieron leer.",
  "All its slides are pictures, and no text could be read from them: upload a version with real text.":
    "Todas sus diapositivas son imágenes y no se pudo leer texto en ellas: sube una versión con texto real.",
  // Any criterion
  "This is not asked of a deck of this kind ({kind}).":
    "Esto no se pide a una presentación de este tipo ({kind}).",
  "A deck at the stage “{stage}” need not have this yet.":
    "Una presentación en la etapa «{stage}» aún no necesita esto.",
  "No usable judgement was given.": "No se dio ninguna valoración utilizable.",
  "No words on the slides were found that show this clearly.":
    "No se encontraron palabras en las diapositivas que lo muestren claramente.",
  "This was left out as not applicable, but it applies to this deck.":
    "Se omitió por no ser aplicable, pero sí se aplica a esta presentación.",
  "No text could be read from this deck.": "No se pudo leer texto en esta presentación.",
  "The built-in rules read English and French. This deck seems to be in another language.":
    "Las reglas integradas leen inglés y francés. Esta presentación parece estar en otro idioma.",
  "Slide {slide} is a picture that could not be read; this may stand there.":
    "La diapositiva {slide} es una imagen que no se pudo leer; puede que esté ahí.",
  "Slides {slides} are pictures that could not be read; this may stand there.":
    "Las diapositivas {slides} son imágenes que no se pudieron leer; puede que esté ahí.",
  "The speaker notes mention this, but no slide does, and most readers never see the notes.":
    "Las notas del orador lo mencionan, pero ninguna diapositiva, y la mayoría de los lectores nunca ve las notas.",
  // The problem
  "A problem is mentioned, but no slide is given to it.":
    "Se menciona un problema, pero no se le dedica ninguna diapositiva.",
  "The deck speaks of people or users in general; say which ones.":
    "La presentación habla de personas o usuarios en general; di cuáles.",
  "The problem slide does not say whose problem it is; other slides name people.":
    "La diapositiva del problema no dice de quién es el problema; otras diapositivas nombran personas.",
  "There is no figure about the problem yet whose source could be checked.":
    "Aún no hay ninguna cifra sobre el problema cuya fuente se pueda comprobar.",
  "You asked those affected or ran a pilot, but the deck does not say with how many.":
    "Preguntaste a los afectados o hiciste un piloto, pero la presentación no dice con cuántas personas.",
  // The solution
  "The sentence that says what you offer is longer than 30 words.":
    "La frase que dice qué ofreces supera las 30 palabras.",
  "A slide is about what you offer, but no one sentence sums it up.":
    "Una diapositiva trata de lo que ofreces, pero ninguna frase lo resume.",
  "The deck tells of others, but does not say in what you differ.":
    "La presentación habla de otros, pero no dice en qué te diferencias.",
  "The deck claims to be special, but does not say in what.":
    "La presentación afirma ser especial, pero no dice en qué.",
  // The market
  "The market slide has a figure, but none that tells how large the whole is.":
    "La diapositiva del mercado tiene una cifra, pero ninguna que diga el tamaño del conjunto.",
  "A figure tells of the problem, but not how many people or organisations have it in all.":
    "Una cifra habla del problema, pero no de cuántas personas u organizaciones lo tienen en total.",
  "A figure tells of those who have the problem; how many could pay, and how much, is missing.":
    "Una cifra habla de quienes tienen el problema; falta cuántos podrían pagar y cuánto.",
  "There is no market figure yet whose source could be checked.":
    "Aún no hay ninguna cifra del mercado cuya fuente se pueda comprobar.",
  "The part you can reach is named, but not in figures.":
    "Se nombra la parte que puedes alcanzar, pero no en cifras.",
  "A group is mentioned, but the deck does not say whom you serve first.":
    "Se menciona un grupo, pero la presentación no dice a quién atiendes primero.",
  "The deck says that there is no competition. Funders read that as “not looked”: doing nothing competes too.":
    "La presentación dice que no hay competencia. Los financiadores lo leen como «no se ha mirado»: no hacer nada también compite.",
  "Only one alternative is named; readers know more.":
    "Solo se nombra una alternativa; los lectores conocen más.",
  "Alternatives are described, but none is named.": "Se describen alternativas, pero no se nombra ninguna.",
  "A way to reach people is mentioned in passing; it deserves a slide of its own.":
    "Se menciona de pasada una forma de llegar a la gente; merece su propia diapositiva.",
  "A change is mentioned, but without a date or figure it could be any year.":
    "Se menciona un cambio, pero sin fecha ni cifra podría ser de cualquier año.",
  // The team
  "People appear with first names only; give full names.":
    "Las personas aparecen solo con su nombre de pila; da los nombres completos.",
  "Experience is claimed, but not shown: no years, earlier employers, degrees or results.":
    "Se afirma la experiencia, pero no se muestra: ni años, ni empleos anteriores, ni titulaciones, ni resultados.",
  "The team shows who runs it, but not who makes it: product, programme or research.":
    "El equipo muestra quién gestiona, pero no quién crea: producto, programa o investigación.",
  "The team shows who makes it, but not who runs it: business, funds or operations.":
    "El equipo muestra quién crea, pero no quién gestiona: negocio, fondos u operaciones.",
  // The money
  "The figures for one customer or beneficiary are mentioned, but not given.":
    "Se mencionan las cifras por cliente o beneficiario, pero no se dan.",
  "Projections are mentioned, but not in figures.": "Se mencionan proyecciones, pero no en cifras.",
  "Costs are mentioned, but not in figures.": "Se mencionan costes, pero no en cifras.",
  "What the money is for is named, but not how much goes where.":
    "Se nombra para qué es el dinero, pero no cuánto va a cada cosa.",
  "The money is not divided into parts that could be added up.":
    "El dinero no se divide en partes que se puedan sumar.",
  "The parts of the use of funds add up to {sum} %, not to 100 %.":
    "Las partes del uso de los fondos suman {sum} %, no 100 %.",
  "The parts of the use of funds add up to {sum}, but you ask for {asked}.":
    "Las partes del uso de los fondos suman {sum}, pero pides {asked}.",
  "No total is stated that the parts could be compared with.":
    "No se indica ningún total con el que comparar las partes.",
  // The ask, the proof and the deck itself
  "The deck asks for money or support, but does not say how much.":
    "La presentación pide dinero o apoyo, pero no dice cuánto.",
  "No amount is asked for yet.": "Aún no se pide ningún importe.",
  "Next steps are named, but without dates.": "Se nombran los próximos pasos, pero sin fechas.",
  "There is a slide about results, but no figure on it shows what was reached.":
    "Hay una diapositiva de resultados, pero ninguna cifra muestra lo que se logró.",
  "Results are given in figures, but without dates: a reader cannot see how fast they grew.":
    "Los resultados están en cifras, pero sin fechas: no se ve a qué ritmo crecieron.",
  "Partners or supporters are mentioned, but not by name.":
    "Se mencionan socios o colaboradores, pero no por su nombre.",
  "You ask for different amounts on slides {slides}; say how they belong together.":
    "Pides importes distintos en las diapositivas {slides}; di cómo se relacionan.",
  "The rules compare only the amounts you ask for, and those stand in one place or none.":
    "Las reglas solo comparan los importes que pides, y estos figuran en un solo lugar o en ninguno.",
  "A website is given, but no e-mail address or telephone number of a person.":
    "Se da un sitio web, pero no el correo electrónico ni el teléfono de una persona.",
  "A deck of this length is read in one sitting.":
    "Una presentación de esta extensión se lee de una sentada.",
  "The deck has {n} slides before any appendix, more than most funders read.":
    "La presentación tiene {n} diapositivas antes de cualquier anexo, más de las que lee la mayoría de los financiadores.",
  "Every slide is short enough to be read at a glance.":
    "Todas las diapositivas son lo bastante breves para leerse de un vistazo.",
  "This slide has about {count} words, more than a reader takes in at a glance.":
    "Esta diapositiva tiene unas {count} palabras, más de las que se asimilan de un vistazo.",
  "No text is left over from a template.": "No queda texto de una plantilla.",

  // mail
  "Hello {name},": "Hola, {name}:",
  "Hello,": "Hola:",
  "The {product} team": "El equipo de {product}",
  "{label}:": "{label}:",
  "{label}: {url}": "{label}: {url}",
  "Confirm your e-mail address for {product}": "Confirma tu correo electrónico para {product}",
  "Please confirm that this is your e-mail address, so that {product} can reach you.":
    "Confirma que este es tu correo electrónico, para que {product} pueda escribirte.",
  "Confirm e-mail address": "Confirmar correo electrónico",
  "The link works for {hours} hours.": "El enlace funciona durante {hours} horas.",
  "If you did not create an account with {product}, you can ignore this mail.":
    "Si no creaste una cuenta en {product}, puedes ignorar este correo.",
  "Reset your {product} password": "Restablece tu contraseña de {product}",
  "Confirm your new e-mail address for {product}": "Confirma tu nuevo correo electrónico para {product}",
  "Somebody, hopefully you, wants to use this address for their account with {product}.":
    "Alguien, esperamos que tú, quiere usar esta dirección para su cuenta de {product}.",
  "Use this address": "Usar esta dirección",
  "The link works once and for {hours} hours. A newer one replaces it.":
    "El enlace funciona una sola vez, durante {hours} horas. Uno más reciente lo sustituye.",
  "If it was not you, you can ignore this mail: nothing is changed.":
    "Si no fuiste tú, puedes ignorar este correo: no se cambia nada.",
  "Your {product} e-mail address is about to change":
    "Tu correo electrónico de {product} está a punto de cambiar",
  "Somebody, hopefully you, asked in Settings to use another e-mail address for your account. It changes once the link is opened that we sent there.":
    "Alguien, esperamos que tú, pidió en Ajustes usar otro correo electrónico para tu cuenta. Cambiará cuando se abra el enlace que enviamos a esa dirección.",
  "If it was you, there is nothing to do here. If it was not you, stop the change.":
    "Si fuiste tú, no tienes que hacer nada aquí. Si no fuiste tú, detén el cambio.",
  "Stop the change": "Detener el cambio",
  "The link works for {hours} hours, until the address has changed.":
    "El enlace funciona durante {hours} horas, hasta que cambie la dirección.",
  "Your e-mail address was asked for at {product}": "Alguien quiso usar tu correo electrónico en {product}",
  "Somebody wanted to use this e-mail address for another account with {product}. It belongs to your account, so nothing was changed.":
    "Alguien quiso usar este correo electrónico para otra cuenta de {product}. Pertenece a tu cuenta, así que no se cambió nada.",
  "If it was you, sign in with this address. To use it for the other account, delete this one first.":
    "Si fuiste tú, inicia sesión con esta dirección. Para usarla en la otra cuenta, elimina primero esta.",
  "If it was not you, there is nothing to do.": "Si no fuiste tú, no tienes que hacer nada.",
  "Your {product} e-mail address was changed": "Se ha cambiado tu correo electrónico de {product}",
  "Your account has another e-mail address now, as was asked for in Settings. This one no longer signs in, and gets no more mails from us.":
    "Tu cuenta tiene ahora otro correo electrónico, tal como se pidió en Ajustes. Este ya no sirve para iniciar sesión y no recibirá más correos nuestros.",
  "If it was not you, somebody knows your password: write at once to those who run {product}, and change the password wherever else you use it.":
    "Si no fuiste tú, alguien conoce tu contraseña: escribe enseguida a los responsables de {product} y cambia la contraseña en cualquier otro sitio donde la uses.",
  "New sign-in to your {product} account": "Nuevo inicio de sesión en tu cuenta de {product}",
  "Somebody signed in with your password on a device that had not signed in to your account before.":
    "Alguien inició sesión con tu contraseña en un dispositivo que no lo había hecho antes en tu cuenta.",
  "Device: {device}": "Dispositivo: {device}",
  "Country: {country}": "País: {country}",
  "not known": "desconocido",
  "{browser} on {system}": "{browser} en {system}",
  "Time: {date}, {time} ({zone})": "Hora: {date}, {time} ({zone})",
  "If it was you, there is nothing to do. In Settings you can see all your devices and end a session.":
    "Si fuiste tú, no tienes que hacer nada. En Ajustes puedes ver todos tus dispositivos y terminar una sesión.",
  "See your devices": "Ver tus dispositivos",
  "Somebody, hopefully you, asked for a new password for your account.":
    "Alguien, esperamos que tú, pidió una contraseña nueva para tu cuenta.",
  "Choose a new password": "Elegir una contraseña nueva",
  "The link works once and for {minutes} minutes. A newer one replaces it.":
    "El enlace funciona una sola vez, durante {minutes} minutos. Uno más reciente lo sustituye.",
  "If it was not you, you can ignore this mail: your password stays as it is.":
    "Si no fuiste tú, puedes ignorar este correo: tu contraseña se queda como está.",
  "If it was not you, choose a new password at once: {url}":
    "Si no fuiste tú, elige enseguida una contraseña nueva: {url}",
  "Your {product} password was changed": "Se ha cambiado tu contraseña de {product}",
  "The password of your account was changed in Settings. All other devices were signed out.":
    "La contraseña de tu cuenta se cambió en Ajustes. Se cerró sesión en los demás dispositivos.",
  "The address of your calendar still works. If somebody else may know it, make a new one in Settings: {url}":
    "La dirección de tu calendario sigue funcionando. Si otra persona pudiera conocerla, crea una nueva en Ajustes: {url}",
  "Your {product} password was reset": "Se ha restablecido tu contraseña de {product}",
  "The password of your account was replaced through a link sent to this address. All devices were signed out.":
    "La contraseña de tu cuenta se sustituyó mediante un enlace enviado a esta dirección. Se cerró sesión en todos los dispositivos.",
  "The address of your calendar ended too, because somebody else might know it. Calendars that read it get no more deadlines until you make a new one in Settings: {url}":
    "La dirección de tu calendario también ha dejado de funcionar, porque otra persona podría conocerla. Los calendarios que la leen no recibirán más fechas límite hasta que crees una nueva en Ajustes: {url}",
  "Your {product} account was deleted": "Se ha eliminado tu cuenta de {product}",
  "Your account was deleted in Settings, as you asked: your entities, applications, pitch decks with their files, saved searches and everything else that belonged to it are gone.":
    "Tu cuenta se eliminó en Ajustes, como pediste: tus entidades, solicitudes, pitch decks con sus archivos, búsquedas guardadas y todo lo demás que le pertenecía han desaparecido.",
  "You will get no more mails from us. You are welcome to come back at any time with a new account.":
    "No recibirás más correos nuestros. Puedes volver cuando quieras con una cuenta nueva.",
  "If it was not you, somebody knows your password: change it wherever else you use it. The account itself cannot be brought back.":
    "Si no fuiste tú, alguien conoce tu contraseña: cámbiala en cualquier otro sitio donde la uses. La cuenta en sí no se puede recuperar.",

  // the second step of the sign-in
  "The second step of your {product} sign-in was changed":
    "Ha cambiado el segundo paso de tu inicio de sesión en {product}",
  "From now on a code of your authenticator app is asked for when you sign in.":
    "A partir de ahora se pide un código de tu app de autenticación cuando inicias sesión.",
  "Codes of your authenticator app are no longer asked for when you sign in.":
    "Ya no se piden códigos de tu app de autenticación cuando inicias sesión.",
  "A passkey was added to your account.": "Se ha añadido una llave de acceso a tu cuenta.",
  "A passkey was removed from your account.": "Se ha eliminado una llave de acceso de tu cuenta.",
  "You have ten new recovery codes. The old ones no longer work.":
    "Tienes diez códigos de recuperación nuevos. Los anteriores ya no funcionan.",
  "If it was not you, somebody knows your password: choose a new one at once, and look at your second step in Settings: {url}":
    "Si no fuiste tú, alguien conoce tu contraseña: elige enseguida una nueva y revisa tu segundo paso en Ajustes: {url}",
  "The second step of your {product} sign-in was removed":
    "Se ha eliminado el segundo paso de tu inicio de sesión en {product}",
  "Those who run this service have removed the second step of your sign-in, because it was reported lost. Your password alone signs you in until you set up a new one in Settings.":
    "Los responsables de este servicio han eliminado el segundo paso de tu inicio de sesión, porque se comunicó su pérdida. Basta con tu contraseña para iniciar sesión hasta que configures uno nuevo en Ajustes.",
  "A recovery code of your {product} account was used":
    "Se ha usado un código de recuperación de tu cuenta de {product}",
  "How you sign in to {product} was changed": "Ha cambiado tu forma de iniciar sesión en {product}",
  "From now on you can sign in with {service}.": "A partir de ahora puedes iniciar sesión con {service}.",
  "{service} no longer signs you in.": "Ya no puedes iniciar sesión con {service}.",
  "If it was not you, choose a new password at once, and look in Settings at what signs you in: {url}":
    "Si no fuiste tú, elige enseguida una contraseña nueva y revisa en Ajustes tus formas de iniciar sesión: {url}",
  "The second step of your {product} sign-in is about to be removed":
    "El segundo paso de tu inicio de sesión en {product} está a punto de eliminarse",
  "Somebody, hopefully you, has signed in to your account and said that the second step is lost. In {days} days it can be removed: the next sign-in then does without it.":
    "Alguien, esperamos que tú, ha iniciado sesión en tu cuenta y ha dicho que ha perdido el segundo paso. Dentro de {days} días se podrá eliminar: el siguiente inicio de sesión ya no lo pedirá.",
  "If it was you, sign in again then. If it was not you, stop it.":
    "Si fuiste tú, vuelve a iniciar sesión entonces. Si no fuiste tú, detenlo.",
  "Keep the second step": "Conservar el segundo paso",
  "You said that it was lost, and {days} days have passed. Your sign-in does without it until you set up a new one in Settings.":
    "Dijiste que lo habías perdido y han pasado {days} días. Tu inicio de sesión no lo pedirá hasta que configures uno nuevo en Ajustes.",
  "Your second step stays as it is.": "Tu segundo paso se queda como está.",
  "It was your last recovery code. Make new ones in Settings: {url}":
    "Era tu último código de recuperación. Crea otros nuevos en Ajustes: {url}",
  "It no longer works. You have {n} recovery codes left.": [
    "Ya no funciona. Te queda {n} código de recuperación.",
    "Ya no funciona. Te quedan {n} códigos de recuperación.",
  ],

  // Requests to people without an account
  "{asker} of {entity} has a question for you": "{asker} ({entity}) tiene una pregunta para ti",
  "{asker} of {entity} asks you for a document": "{asker} ({entity}) te pide un documento",
  "{asker} of {entity} asks you to approve a text": "{asker} ({entity}) te pide que apruebes un texto",
  "Reminder: {subject}": "Recordatorio: {subject}",
  "{asker} of {entity} asks you for help with the application “{application}”:":
    "{asker} ({entity}) te pide ayuda con la solicitud «{application}»:",
  "{asker} read your answer and asks again: {remark}":
    "{asker} ha leído tu respuesta y vuelve a preguntar: {remark}",
  "Please answer by {day}.": "Responde antes del final del {day}.",
  "You need no account. The link works for {days} days and opens this one request; a newer mail replaces it. From its page you can put the day into your calendar.":
    "No necesitas cuenta. El enlace funciona durante {days} días y abre solo esta petición; un correo más reciente lo sustituye. Desde su página puedes añadir el día a tu calendario.",
  "Sent with {product}.": "Enviado con {product}.",
  "Answer the question": "Responder a la pregunta",
  "Send the document": "Enviar el documento",
  "Read the text": "Leer el texto",

  // The mock review
  "There is too little text to judge.": "Hay muy poco texto para valorar.",
  "The criterion does not say what is judged.": "El criterio no dice qué se valora.",
  "No words in the texts speak of this criterion.": "Ninguna palabra de los textos habla de este criterio.",
  "Only one sentence speaks of it. Say more about it.": "Solo una frase habla de ello. Desarróllalo más.",
  "The texts speak of it, but no figure shows it.":
    "Los textos hablan de ello, pero ninguna cifra lo muestra.",
  "No words in the texts were found that show this clearly.":
    "No se encontraron palabras en los textos que lo muestren claramente.",
  Closed: "Cerrada",

  // The feed of a saved search
  "{product}: opportunities of a saved search": "{product}: oportunidades de una búsqueda guardada",
  "Nothing is open now.": "Ahora no hay nada abierto.",
  "All {n}": "Las {n}",
  "No longer published": "Ya no publicada",
  "This opportunity is no longer published.": "Esta oportunidad ya no está publicada.",
  "As of {date}": "A fecha de {date}",
  "From {product}": "De {product}",
  "Kind: {kind}": "Tipo: {kind}",
  "Deadline: {day}": "Fecha límite: {day}",
  "No deadline stated": "Sin fecha límite indicada",
  "Source: {source}, {licence}": "Fuente: {source}, {licence}",
  "Source: {source}": "Fuente: {source}",
  "No due date": "Sin fecha de vencimiento",
  "Get funded anywhere, at any stage": "Consigue financiación en cualquier lugar y etapa",
  "How it works": "Cómo funciona",
  "How {name} finds funding for you, how good that is, and what it never does.":
    "Cómo {name} encuentra financiación para ti, con qué calidad y qué no hace nunca.",
  "What {name} keeps about you, how long, and who else gets to see it.":
    "Qué conserva {name} sobre ti, cuánto tiempo y quién más puede verlo.",
  "{name} is for everybody who looks for funding, however they see, hear, move, read or think.":
    "{name} es para cualquier persona que busque financiación, sea cual sea su forma de ver, oír, moverse, leer o pensar.",
  Privacy: "Privacidad",
  Accessibility: "Accesibilidad",
  "Where the catalogue comes from": "De dónde viene el catálogo",
  "Find grants, equity, accelerators and loans around the world that your organisation is eligible for, and apply with the help of AI. Free to start.":
    "Encuentra en todo el mundo subvenciones, inversiones, aceleradoras y préstamos para los que tu organización cumple los requisitos, y presenta tu solicitud con la ayuda de la IA. Empezar es gratis.",
  "Every source of the catalogue: its country and licence, when it was last read, and what is not covered.":
    "Cada fuente del catálogo: su país y su licencia, cuándo se leyó por última vez y qué no cubre.",
  "Funding opportunities": "Oportunidades de financiación",
  "Funding: {theme}": "Financiación: {theme}",
  "Funding for applicants from {country}": "Financiación para solicitantes de {country}",
  "{n} opportunities: who may apply, how much, until when, and where it says so.": [
    "{n} oportunidad: quién puede solicitarla, cuánto, hasta cuándo y dónde lo dice.",
    "{n} oportunidades: quién puede solicitarlas, cuánto, hasta cuándo y dónde lo dice.",
  ],
};

export const labels = { ...lists, ...regions, ...sources, ...questionnaires, ...deckTitles, ...deckCriteria };
export const messages = said;
