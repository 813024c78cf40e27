import {
  deckCriteria,
  deckTitles,
  labels as lists,
  messages as said,
  questionnaires,
  regions,
  sources,
} from "@shared/words/pt";
import type { Translation } from "@shared/words/words";
import type { words as french } from "./fr";

export { rules } from "@shared/words/pt";

/** The Portuguese of Brazil of mails, files, explanations and reviews. Each text stands under its English. */
export const words: Translation<typeof french> = {
  // Said in several places
  "any stage": "qualquer estágio",
  Country: "País",
  Deadline: "Prazo",
  Stage: "Estágio",
  "Who may apply": "Quem pode se candidatar",

  // Budgets
  "Budget lines": "Linhas do orçamento",
  "Years and kinds": "Anos e tipos",
  "Kind and year": "Tipo e ano",
  "EU lump sum": "Montante fixo da UE",
  "All amounts in {currency}": "Todos os valores em {currency}",
  Year: "Ano",
  Kind: "Tipo",
  "Work package": "Pacote de trabalho",
  "What for": "Finalidade",
  Quantity: "Quantidade",
  Unit: "Unidade",
  "Unit price": "Preço unitário",
  Total: "Total",
  "Own share": "Contrapartida",
  "Funder’s share": "Parte do financiador",
  Explanation: "Explicação",
  "Overhead as a share of direct costs": "Custos indiretos como parcela dos custos diretos",
  "Federal Form SF-424A, in {currency}": "Formulário federal SF-424A, em {currency}",
  Federal: "Federal",
  "Non-federal": "Não federal",
  "Section A: summary": "Seção A: resumo",
  "New funds": "Novos recursos",
  "Section B: categories": "Seção B: categorias",
  "Total direct charges": "Total de custos diretos",
  Totals: "Totais",
  "Section C: non-federal resources": "Seção C: recursos não federais",
  Applicant: "Candidato",
  "All lines": "Todas as linhas",
  "Section D: cash needs of the first year": "Seção D: necessidade de caixa do primeiro ano",
  "First year": "Primeiro ano",
  "Quarter {n}": "Trimestre {n}",
  "Section E: federal funds for later years": "Seção E: recursos federais para os anos seguintes",
  "Year {n}": "Ano {n}",
  Later: "Depois",
  "Section F: other information": "Seção F: outras informações",
  Direct: "Diretos",
  Indirect: "Indiretos",
  "A. Personnel": "A. Pessoal",
  "B. Subcontracting": "B. Subcontratação",
  "C.1 Travel and subsistence": "C.1 Viagens e diárias",
  "C.2 Equipment": "C.2 Equipamentos",
  "C.3 Other goods and services": "C.3 Outros bens e serviços",
  "D. Other costs": "D. Outros custos",
  "E. Indirect costs": "E. Custos indiretos",
  "Without a work package": "Sem pacote de trabalho",
  "Base, in cents": "Base, em centavos",
  "Whole cents": "Centavos inteiros",
  Remainder: "Resto",
  "One cent more": "Um centavo a mais",
  "Flat rate of 25 % on personnel and purchases": "Taxa fixa de 25% sobre pessoal e compras",
  "Indirect costs above it (below it with a minus)":
    "Custos indiretos acima dela (abaixo, com sinal de menos)",
  Budget: "Orçamento",

  // auth
  "If there is an account with this address, a link to reset its password is on its way.":
    "Se existe uma conta com este endereço, um link para redefinir a senha está a caminho.",
  "Your password has been reset. Please sign in with the new one.":
    "Sua senha foi redefinida. Entre com a nova.",
  "Password changed. All other devices were signed out.":
    "Senha alterada. Todos os outros dispositivos foram desconectados.",
  "Email verified!": "E-mail verificado!",
  "Your e-mail address is already verified": "Seu e-mail já está verificado",
  "We sent a link to {email}. Your address changes when you open it.":
    "Enviamos um link para {email}. Seu endereço muda quando você abrir o link.",
  "Your e-mail address is {email} now.": "Seu e-mail agora é {email}.",
  "The change was stopped. Your e-mail address stays as it is.":
    "A mudança foi interrompida. Seu e-mail continua como está.",
  "Verification email sent": "E-mail de verificação enviado",

  "Password changed. All other devices were signed out, and your API keys have ended.":
    "Senha alterada. Todos os outros dispositivos foram desconectados, e suas chaves de API foram encerradas.",
  "Your API keys have ended too. Programs need new ones, which you make in Settings: {url}":
    "Suas chaves de API também foram encerradas. Os programas precisam de novas, que você cria em Configurações: {url}",
  "An API key of your {product} account was made": "Uma chave de API da sua conta {product} foi criada",
  "A program with the key “{name}” can now use your account, as far as you have allowed it.":
    "Um programa com a chave “{name}” agora pode usar sua conta, no limite do que você permitiu.",
  "If it was not you, end the key in Settings and choose a new password at once: {url}":
    "Se não foi você, encerre a chave em Configurações e escolha logo uma nova senha: {url}",
  "A program was connected to your {product} account": "Um programa foi conectado à sua conta {product}",
  "A program that calls itself “{name}” can now use your account, as far as you have allowed it.":
    "Um programa que se identifica como “{name}” agora pode usar sua conta, no limite do que você permitiu.",
  "If it was not you, disconnect it in Settings and choose a new password at once: {url}":
    "Se não foi você, desconecte-o em Configurações e escolha logo uma nova senha: {url}",
  "An API key of your {product} account was ended": "Uma chave de API da sua conta {product} foi encerrada",
  "An owner of the entity has ended your key “{name}”. Programs that use it are refused.":
    "Um proprietário da entidade encerrou sua chave “{name}”. Os programas que a usam são recusados.",
  "Your keys are in Settings: {url}": "Suas chaves estão em Configurações: {url}",
  "A webhook of your {product} account was made": "Um webhook da sua conta {product} foi criado",
  "{host} is now told when something happens, as you have chosen.":
    "{host} agora recebe avisos quando algo acontece, conforme você escolheu.",
  "If it was not you, end the webhook in Settings and choose a new password at once: {url}":
    "Se não foi você, encerre o webhook em Configurações e escolha logo uma nova senha: {url}",
  "A webhook of your {product} account was ended": "Um webhook da sua conta {product} foi encerrado",
  "An owner of the entity has ended your webhook to {host}.":
    "Um proprietário da entidade encerrou seu webhook para {host}.",
  "Your webhooks are in Settings: {url}": "Seus webhooks estão em Configurações: {url}",
  "A webhook of your {product} account was stopped": "Um webhook da sua conta {product} foi interrompido",
  "Nothing that was sent to {host} arrives any more, so it is told nothing for now.":
    "Nada do que é enviado a {host} chega mais, então os avisos estão suspensos por enquanto.",
  "Settings show what went wrong. There you can switch the webhook on again: {url}":
    "As configurações mostram o que deu errado. Lá você pode reativar o webhook: {url}",
  // activity
  "Made a webhook to {subject}": "Criou um webhook para {subject}",
  "Ended the webhook to {subject}": "Encerrou o webhook para {subject}",
  "Made the API key “{subject}”": "Criou a chave de API “{subject}”",
  "Ended the API key “{subject}”": "Encerrou a chave de API “{subject}”",
  "Time (UTC)": "Hora (UTC)",
  Who: "Quem",
  What: "O quê",
  Untitled: "Sem título",
  "Somebody who is gone": "Alguém que já saiu",
  "Changed the entity": "Alterou a entidade",
  "Changed the profile": "Alterou o perfil",
  "Started the application “{subject}”": "Iniciou a candidatura “{subject}”",
  "Changed the application “{subject}”": "Alterou a candidatura “{subject}”",
  "Set the application “{subject}” to {status}": "Mudou o status da candidatura “{subject}” para {status}",
  "Commented on the application “{subject}”": "Comentou a candidatura “{subject}”",
  "Resolved a comment on the application “{subject}”": "Resolveu um comentário da candidatura “{subject}”",
  "Accepted a suggestion for the application “{subject}”":
    "Aceitou uma sugestão para a candidatura “{subject}”",
  "Declined a suggestion for the application “{subject}”":
    "Recusou uma sugestão para a candidatura “{subject}”",
  "Downloaded the application “{subject}”": "Baixou a candidatura “{subject}”",
  "Agreed to “{use}” with {provider}": "Autorizou “{use}” com {provider}",
  "Withdrew the agreement to “{use}” with {provider}": "Retirou a autorização de “{use}” com {provider}",
  "Added the pitch deck “{subject}”": "Adicionou o pitch deck “{subject}”",
  "Asked for an analysis of “{subject}”": "Pediu uma análise de “{subject}”",
  "Deleted the pitch deck “{subject}”": "Excluiu o pitch deck “{subject}”",
  "Added the task “{subject}” to “{application}”": "Adicionou a tarefa “{subject}” a “{application}”",
  "Asked {subject} for the application “{application}”":
    "Fez um pedido a {subject} para a candidatura “{application}”",
  "Answered for the application “{application}”": "Respondeu para a candidatura “{application}”",
  "Accepted the answer of {subject} for the application “{application}”":
    "Aceitou a resposta de {subject} para a candidatura “{application}”",
  "Removed the request to {subject} for the application “{application}”":
    "Removeu o pedido a {subject} para a candidatura “{application}”",
  "Had the call of “{subject}” read": "Pediu a leitura da chamada de “{subject}”",
  "Deleted the call of “{subject}”": "Excluiu a chamada de “{subject}”",
  "Added “{subject}” by hand": "Adicionou “{subject}” à mão",
  "Edited “{subject}”: {fields}": "Editou “{subject}”: {fields}",
  "Verified “{subject}”": "Verificou “{subject}”",
  "Rejected “{subject}”": "Rejeitou “{subject}”",
  "Took back the decision on “{subject}”": "Desfez a decisão sobre “{subject}”",
  "Deleted the opportunity “{subject}”": "Excluiu a oportunidade “{subject}”",
  "Accepted what the source of “{subject}” says now: {fields}":
    "Aceitou o que a fonte de “{subject}” diz agora: {fields}",
  "Declined what the source of “{subject}” says now: {fields}":
    "Recusou o que a fonte de “{subject}” diz agora: {fields}",
  "Merged “{subject}” with another opportunity": "Mesclou “{subject}” com outra oportunidade",
  "Took back the merging of “{subject}”": "Desfez a mesclagem de “{subject}”",
  "Kept “{subject}” as a call of its own": "Manteve “{subject}” como chamada à parte",
  "Had the source “{subject}” read": "Pediu a leitura da fonte “{subject}”",
  "Switched the source “{subject}” off": "Desligou a fonte “{subject}”",
  "Switched the source “{subject}” on": "Ligou a fonte “{subject}”",
  "Was given an administrator’s rights by the operator of the server":
    "Recebeu os direitos de administrador do operador do servidor",
  "Lost an administrator’s rights, by the operator of the server":
    "Perdeu os direitos de administrador, retirados pelo operador do servidor",
  "Send the application": "Enviar a candidatura",
  "Send the application (until {hour})": "Enviar a candidatura (até {hour})",
  "Ask the funder: {address}": "Perguntar ao financiador: {address}",
  "Added questions of the funder to the application “{subject}”":
    "Adicionou perguntas do financiador à candidatura “{subject}”",
  "Accepted the answer to “{subject}” for “{application}”":
    "Aceitou a resposta a “{subject}” para “{application}”",
  "Questions of the funder": "Perguntas do financiador",
  "At most {n} words": ["No máximo {n} palavra", "No máximo {n} palavras"],
  "At most {n} characters": ["No máximo {n} caractere", "No máximo {n} caracteres"],
  "Not answered yet.": "Ainda sem resposta.",
  "Finished the task “{subject}” of “{application}”": "Concluiu a tarefa “{subject}” de “{application}”",
  "Deleted the task “{subject}” of “{application}”": "Excluiu a tarefa “{subject}” de “{application}”",
  "Added the document “{subject}”": "Adicionou o documento “{subject}”",
  "Changed the details of the document “{subject}”": "Alterou os dados do documento “{subject}”",
  "Uploaded a new version of the document “{subject}”": "Enviou uma nova versão do documento “{subject}”",
  "Deleted the document “{subject}”": "Excluiu o documento “{subject}”",
  "Attached “{subject}” to the application “{application}”":
    "Anexou “{subject}” à candidatura “{application}”",
  "Removed “{subject}” from the application “{application}”":
    "Removeu “{subject}” da candidatura “{application}”",
  "Added a note about a funder": "Adicionou uma nota sobre um financiador",
  "Changed a note about a funder": "Alterou uma nota sobre um financiador",
  "Deleted a note about a funder": "Excluiu uma nota sobre um financiador",
  "Invited {subject} as {role}": "Convidou {subject} como {role}",
  "Revoked the invitation of {subject}": "Cancelou o convite de {subject}",
  "Declined the invitation of {subject}": "Recusou o convite de {subject}",
  "Shared the saved search “{subject}”": "Compartilhou a busca salva “{subject}”",
  "Stopped sharing the saved search “{subject}”": "Deixou de compartilhar a busca salva “{subject}”",
  "The shortlists of your entities, with their notes.": "As pré-seleções das suas entidades, com as notas.",
  "Made the shortlist “{subject}”": "Criou a pré-seleção “{subject}”",
  "Let anybody with a link read the shortlist “{subject}”":
    "Liberou a leitura da pré-seleção “{subject}” para quem tiver o link",
  "Ended the link of the shortlist “{subject}”": "Desativou o link da pré-seleção “{subject}”",
  "Deleted the shortlist “{subject}”": "Excluiu a pré-seleção “{subject}”",
  "Joined as {role}": "Entrou como {role}",
  "Gave {member} the role {role}": "Deu a {member} a função de {role}",
  "Removed {member}": "Removeu {member}",
  Left: "Saiu",

  // members
  "{inviter} invites you to {entity} on {product}": "{inviter} convida você para {entity} em {product}",
  "{inviter} invites you to work on the funding of {entity} on {product}. Your role there: {role}.":
    "{inviter} convida você a trabalhar no financiamento de {entity} em {product}. Sua função: {role}.",
  "Open the invitation": "Abrir o convite",
  "The link works once and for {days} days, and only for {address}.":
    "O link funciona uma vez, por {days} dias, e só para {address}.",
  "If you do not know {inviter}, you can ignore this mail.":
    "Se você não conhece {inviter}, pode ignorar este e-mail.",

  // calendar
  "{product} deadlines": "Prazos de {product}",
  "Deadline: {name}": "Prazo: {name}",
  "Funder: {name}": "Financiador: {name}",
  "Open until {date} ends, {zone} time": "Aberta até o fim de {date} (fuso {zone})",
  "Open until {time} on {date}, {zone} time": "Aberta até {date}, {time} (fuso {zone})",
  "Closes at {time} UTC on {date}": "Encerra em {date}, {time} UTC",
  "Your application for {entity}: {url}": "Sua candidatura para {entity}: {url}",
  "and {n} more of your applications": ["e mais {n} candidatura sua", "e mais {n} candidaturas suas"],
  "Details: {url}": "Detalhes: {url}",
  "Next step: {funder}": "Próxima etapa: {funder}",
  "Kept how the application “{subject}” was sent": "Guardou o registro de envio da candidatura “{subject}”",
  "Recorded the result of the application “{subject}”": "Registrou o resultado da candidatura “{subject}”",
  "Added “{subject}” to the award of “{application}”": "Adicionou “{subject}” à concessão de “{application}”",
  "Asked for a mock review of the application “{subject}”":
    "Pediu uma avaliação simulada da candidatura “{subject}”",
  "Put a finding of the application “{subject}” aside":
    "Deixou de lado uma constatação da candidatura “{subject}”",
  "Took a finding of the application “{subject}” up again":
    "Retomou uma constatação da candidatura “{subject}”",
  "Changed “{subject}” of the award of “{application}”":
    "Alterou “{subject}” na concessão de “{application}”",
  "Finished “{subject}” of the award of “{application}”":
    "Concluiu “{subject}” na concessão de “{application}”",
  "Deleted “{subject}” of the award of “{application}”":
    "Excluiu “{subject}” da concessão de “{application}”",
  "Added spending to the award of “{subject}”": "Adicionou um gasto à concessão de “{subject}”",
  "Deleted spending of the award of “{subject}”": "Excluiu um gasto da concessão de “{subject}”",
  "Added an outcome to the award of “{subject}”":
    "Adicionou um resultado alcançado à concessão de “{subject}”",
  "Deleted an outcome of the award of “{subject}”":
    "Excluiu um resultado alcançado da concessão de “{subject}”",
  "Report due: {title}": "Relatório a entregar: {title}",
  "Condition due: {title}": "Condição a cumprir: {title}",
  "For the award of “{application}” of {entity}": "Para a concessão de “{application}”, de {entity}",
  "Was due on {day} and is overdue": "Venceu em {day} e está em atraso",
  "The report is due {when}, on {day}": "O relatório deve ser entregue {when}, em {day}",
  "The condition is to be met {when}, on {day}": "A condição deve ser cumprida {when}, em {day}",
  "What your awards oblige to": "Obrigações das suas concessões",
  "{n} duties of awards": ["{n} obrigação de concessão", "{n} obrigações de concessões"],
  "Overdue: {title}": "Em atraso: {title}",
  "A report is due {when}: {title}": "Relatório a entregar {when}: {title}",
  "A condition is due {when}: {title}": "Condição a cumprir {when}: {title}",
  Sent: "Enviada",
  "{day}, as number {n}": "{day}, com o número {n}",
  "Documents at other addresses": "Documentos em outros endereços",
  Documents: "Documentos",
  "{name} (on the following pages)": "{name} (nas páginas seguintes)",
  "{name} (a file of its own)": "{name} (em arquivo separado)",
  "[This part is in letters that this PDF cannot show. The Word file has it.]":
    "[Esta parte está em caracteres que este PDF não consegue mostrar. O arquivo do Word a contém.]",
  "Document expires: {name}": "Documento que expira: {name}",
  "Last day of validity, in the library of {entity}": "Último dia de validade, na biblioteca de {entity}",
  "Task: {title}": "Tarefa: {title}",
  "Asked of {name}": "Pedido a {name}",
  "Answer for {entity}": "Resposta para {entity}",
  "Open the link in the newest mail to answer.": "Para responder, abra o link do e-mail mais recente.",
  "For the application “{application}” of {entity}": "Para a candidatura “{application}”, de {entity}",
  "For {entity}": "Para {entity}",
  "Your notes: {url}": "Suas notas: {url}",

  // catalogue
  "A selection, taken once. Later changes of the list are not followed.":
    "Uma seleção, feita uma única vez. Mudanças posteriores da lista não são acompanhadas.",
  "Titles, addresses and dates, taken once. Later changes of the list are not followed.":
    "Títulos, endereços e datas, obtidos uma única vez. Mudanças posteriores da lista não são acompanhadas.",
  "Each reading takes the {n} newest notices. Older ones are missing unless they were read before.":
    "Cada leitura pega os {n} avisos mais recentes. Os mais antigos faltam, a menos que já tenham sido lidos.",
  "Only what stands on {n} pages of its site.": [
    "Só o que está em {n} página do site.",
    "Só o que está em {n} páginas do site.",
  ],
  "At most {n} of its pages, those that changed last.":
    "No máximo {n} de suas páginas, as últimas alteradas.",
  "Only calls that its feed announces at the time.": "Só as chamadas que o feed anuncia no momento.",
  "Only what stands on its list.": "Só o que está na lista.",
  "The pages of the single calls are not read.": "As páginas de cada chamada não são lidas.",
  "Of the first {n} calls their own page is read too.":
    "Das primeiras {n} chamadas, também se lê a página própria.",
  "Far fewer calls were found than at the reading before. Nothing was removed because of it.":
    "Foram encontradas bem menos chamadas que na leitura anterior. Nada foi removido por isso.",
  "Nothing was found.": "Nada foi encontrado.",
  "{n} entries could not be read.": ["{n} item não pôde ser lido.", "{n} itens não puderam ser lidos."],
  "Everything was read.": "Tudo foi lido.",
  "The site did not answer in time.": "O site não respondeu a tempo.",
  "The reading failed on our side.": "A leitura falhou do nosso lado.",
  "The site could not be read.": "Não foi possível ler o site.",

  // drafts
  "Asked for: {amount}": "Valor pedido: {amount}",
  "The call judges by:": "A chamada avalia por:",
  "whether the text keeps to what the call says: {words}": "se o texto segue o que a chamada diz: {words}",
  "what you do about the call’s rule on AI: {words}":
    "o que você faz quanto à regra da chamada sobre IA: {words}",
  "Rules of the call that the profile meets:": "Regras da chamada que o perfil atende:",
  "What the profile answers:": "O que o perfil responde:",
  "The profile has no answer to this yet.": "O perfil ainda não responde a isto.",
  "Still open:": "Ainda em aberto:",
  "the evidence for this need, with its source": "a evidência desta necessidade, com a fonte",
  "the main steps of the work, each with a date": "as principais etapas do trabalho, cada uma com uma data",
  "how you will measure this, and by when": "como você vai medir isto, e até quando",
  "a line for each cost": "uma linha para cada custo",
  "who does which part of this work": "quem faz cada parte deste trabalho",
  "why this funder in particular": "por que este financiador em particular",
  "[add: {what}]": "[completar: {what}]",
  "The text of the call says nothing on this.": "O texto da chamada não diz nada sobre isto.",
  "The call says:": "A chamada diz:",
  "{entity} applies to {call}.": "{entity} se candidata a {call}.",
  "{entity} applies to {call}, offered by {funder}.":
    "{entity} se candidata a {call}, oferecida por {funder}.",
  "It closes on {day}.": "Encerra em {day}.",
  "the call is for {fields}, the profile is in {own}: how your work serves it":
    "a chamada é para {fields}, o perfil está em {own}: como seu trabalho atende a isso",
  "who takes part in the {n} weeks of the programme": "quem participa das {n} semanas do programa",
  "what you would use for: {support}": "para que você usaria: {support}",
  "{rule} – why you are eligible all the same": "{rule} – por que você é elegível mesmo assim",
  "{rule} – not known: say whether you meet it": "{rule} – não se sabe: diga se você atende",
  "whether these documents are ready: {documents}": "se estes documentos estão prontos: {documents}",
  "{label}: the call says “{call}”": "{label}: a chamada diz “{call}”",
  "{label}: the call says “{call}”, the profile “{profile}”":
    "{label}: a chamada diz “{call}”, o perfil “{profile}”",
  "the amount in {currency}, the currency of the call": "o valor em {currency}, a moeda da chamada",
  "a larger amount: the call gives {amount} or more": "um valor maior: a chamada concede {amount} ou mais",
  "a smaller amount, or who pays the rest: the call gives up to {amount}":
    "um valor menor, ou quem paga o resto: a chamada concede até {amount}",
  "the stake that you offer: the call takes {stake}":
    "a participação que você oferece: a chamada fica com {stake}",
  "the currency of the amounts in the profile": "a moeda dos valores do perfil",
  "{n}%": "{n}%",
  yes: "sim",
  no: "não",
  Need: "Necessidade",
  Solution: "Solução",
  Impact: "Impacto",
  "Budget and use of funds": "Orçamento e uso dos recursos",
  "Fit with this funder": "Adequação a este financiador",

  // exports
  "Requested amount": "Valor solicitado",
  "Requested currency": "Moeda solicitada",
  "Awarded amount": "Valor concedido",
  "Awarded currency": "Moeda da concessão",
  "Minimum amount": "Valor mínimo",
  "Maximum amount": "Valor máximo",
  Currency: "Moeda",
  Saved: "Salva",
  "Not for us": "Não é para nós",
  Any: "Qualquer",
  Global: "Mundo inteiro",
  "{min} to {max}": "De {min} a {max}",
  "From {amount}": "A partir de {amount}",
  "Up to {amount}": "Até {amount}",
  "Asking amount": "Valor solicitado",
  Status: "Status",
  Submitted: "Envio",
  Decision: "Decisão",
  Awarded: "Concedido",
  Opportunity: "Oportunidade",
  Funder: "Financiador",
  "Funding type": "Tipo de financiamento",
  "Funding amount": "Valor do financiamento",
  "Where to apply": "Onde se candidatar",
  Name: "Nome",
  Type: "Tipo",
  Industries: "Setores",
  Founded: "Fundação",
  Team: "Equipe",
  "{n} people": ["{n} pessoa", "{n} pessoas"],
  Website: "Site",
  Mission: "Missão",
  "Application narrative": "Texto da candidatura",
  "AI-generated draft": "Rascunho gerado por IA",
  "Written by AI from the profile. Check every sentence before you send it.":
    "Escrito por IA a partir do perfil. Confira cada frase antes de enviar.",
  "Nothing is written yet.": "Nada foi escrito ainda.",
  Notes: "Notas",
  "The application": "A candidatura",
  "The opportunity": "A oportunidade",
  "This opportunity is no longer in the catalogue.": "Esta oportunidade não está mais no catálogo.",
  "The applicant": "O candidato",
  "Untitled Application": "Candidatura sem título",
  "Page {page} of {pages}": "Página {page} de {pages}",
  "Your data from {product}": "Seus dados de {product}",
  "Account: {email}": "Conta: {email}",
  "Made on: {time}": "Gerado em: {time}",
  "What is in it": "O que contém",
  "The entities that you own with the answers of their profiles and what was done there, what AI providers may be sent of them, which entities you are a member of, and whom you invited.":
    "As entidades das quais você é proprietário, com as respostas dos perfis, o que foi feito nelas e o que provedores de IA podem receber delas; as entidades das quais você é membro; e quem você convidou.",
  "Your applications with all that belongs to them: texts and their earlier versions, comments, tasks, calls with what was read from them, questions and answers, budgets, what was put aside before sending, award criteria and mock reviews, what was sent and what came after it, what was asked of others and answered; and what you commented elsewhere. applications.csv has them as a table.":
    "Suas candidaturas e tudo o que pertence a elas: textos e versões anteriores, comentários, tarefas, chamadas com o que foi lido delas, perguntas e respostas, orçamentos, o que foi deixado de lado antes do envio, critérios de seleção e avaliações simuladas, o que foi enviado e o que veio depois, o que foi pedido a outros e respondido; e o que você comentou em outros lugares. applications.csv traz tudo em tabela.",
  "Your webhooks without their secrets, and what was sent to them in the last weeks.":
    "Seus webhooks sem os segredos, e o que foi enviado a eles nas últimas semanas.",
  "The devices where you turned notices on, without their keys, and the notices that still wait.":
    "Os dispositivos em que você ativou as notificações, sem suas chaves, e as notificações que ainda esperam.",
  "Your account and settings, the address you want to change to, which services sign you in, your API keys without their secrets, which of them are of connected programs, where you are signed in, and up to when news was put together for you.":
    "Sua conta e configurações, o endereço para o qual você quer mudar, os serviços com que você entra, suas chaves de API sem os segredos e quais são de programas conectados, onde você está conectado e até quando as novidades foram reunidas para você.",
  "The documents in the libraries of your entities, what was read from them, and their earlier files.":
    "Os documentos das bibliotecas das suas entidades, o que foi lido deles e os arquivos anteriores.",
  "What you set up as the second step of your sign-in, without the secrets.":
    "O que você configurou como segunda etapa de entrada, sem os segredos.",
  "Your pitch decks, what was read from them, their scores, and which file of files/ is whose.":
    "Seus pitch decks, o que foi lido deles, as pontuações e a qual deck pertence cada arquivo de files/.",
  "Opportunities that you saved or hid.": "As oportunidades que você salvou ou descartou.",
  "Which of your records moved to another opportunity because both are the same call.":
    "Quais dos seus registros passaram a outra oportunidade, porque as duas são a mesma chamada.",
  "The searches that you keep.": "Suas buscas salvas.",
  "What you were told in the app.": "Os avisos que você recebeu no app.",
  "Opportunities that you opened, and when you did for the first time.":
    "As oportunidades que você abriu, e quando abriu pela primeira vez.",
  "Your notes of contacts with funders.": "Suas notas de contatos com financiadores.",
  "Reminders that were sent to you.": "Os lembretes enviados a você.",
  "How much AI you used, by day.": "Quanto de IA você usou, por dia.",
  "Whether you have a calendar address. The address itself is a key, and is only in Settings.":
    "Se você tem um endereço de calendário. O endereço em si é uma chave e só aparece em Configurações.",
  "Which mails were sent to you in the last weeks. Their texts are not kept.":
    "Quais e-mails foram enviados a você nas últimas semanas. Os textos não são guardados.",
  "What you did with the catalogue, if you are or were an administrator.":
    "O que você fez no catálogo, se é ou foi administrador.",
  "The files that you uploaded, as you uploaded them.": "Os arquivos que você enviou, tal como enviou.",
  "The .json files are plain text that any program can read. Times are in UTC. Amounts are exact decimals.":
    "Os arquivos .json são texto simples que qualquer programa lê. Os horários estão em UTC. Os valores são decimais exatos.",
  "applications.csv opens in Excel and every other spreadsheet; a cell that could be taken for a formula begins with '.":
    "applications.csv abre no Excel e em qualquer outra planilha; uma célula que poderia ser tomada por fórmula começa com '.",
  "Files that could not be added because they are no longer stored:":
    "Arquivos que não puderam ser incluídos porque não estão mais armazenados:",
  "What is not in it": "O que não contém",
  "Your password and everything else that opens a door (sessions, links from mails, the calendar address),":
    "Sua senha e tudo o mais que abre uma porta (sessões, links de e-mails, o endereço do calendário),",
  "so that a person who finds this archive cannot use your account.":
    "para que quem encontrar este arquivo não possa usar sua conta.",
  "Figures that are computed from your own words in order to find matches.":
    "Números calculados a partir das suas próprias palavras para encontrar compatibilidades.",
  "The catalogue of opportunities, which is the same for everybody.":
    "O catálogo de oportunidades, que é o mesmo para todos.",
  "What belongs to entities that you do not own or have left, except your comments there.":
    "O que pertence a entidades de que você não é proprietário ou das quais saiu, exceto seus comentários.",

  // funders
  Industry: "Setor",
  "Where it funds": "Onde financia",
  "Cheque size": "Valor por investimento",
  "an unnamed currency": "moeda não informada",
  "{amount} on average": "{amount} em média",
  "Seeks {amount}": "Procura {amount}",
  "Seeks {amount}, in a currency that is not given": "Procura {amount}, em moeda não informada",
  "The profile does not name its currency.": "O perfil não informa a moeda.",
  "Only amounts in one currency are compared.": "Só valores na mesma moeda são comparados.",
  "An average does not say how small or large a cheque may be.":
    "Uma média não diz quão pequeno ou grande pode ser o valor por investimento.",
  "Its largest cheque would be a part of what is sought: others would have to join.":
    "O maior valor por investimento cobriria só parte do que se procura: outros teriam de participar.",
  "Its smallest cheque is more than is sought.": "O menor valor por investimento é maior do que se procura.",

  // interactions
  "Done on {date}: {step}": "Feito em {date}: {step}",

  // matching: what rules, reasons and parts of a score have in common
  "{list} and {n} more": ["{list} e mais {n}", "{list} e mais {n}"],
  "{min} to {max} § within a sentence": "de {min} a {max}",
  "up to {amount}": "até {amount}",
  "from {amount}": "a partir de {amount}",
  "in {year}": "em {year}",
  "{from} to {to}": "entre {from} e {to}",
  "{year} or later": "em {year} ou depois",
  "{year} or earlier": "em {year} ou antes",
  "{what}: {more}": "{what}: {more}",
  "{first}; {second}": "{first}; {second}",
  "“{words}”": "“{words}”",
  // Each stands after “a”, “para” or “não é para”.
  startups: "startups",
  nonprofits: "organizações sem fins lucrativos",
  "social enterprises": "empresas sociais",
  individuals: "pessoas físicas",
  "research groups": "grupos de pesquisa",
  schools: "escolas",
  "community groups": "grupos comunitários",
  "government bodies": "órgãos públicos",
  "Entity type": "Tipo de entidade",
  "Founding year": "Ano de fundação",
  Revenue: "Receita",
  "Co-funding": "Cofinanciamento",
  Partners: "Parceiros",

  // matching: the hard rules
  "Any stage": "Qualquer estágio",
  "Founded {range}": "Fundada {range}",
  "Founded in {year}": "Fundada em {year}",
  "Open until {hour} on {date}": "Aberta até {date}, {hour}",
  "Open until the end of {date}": "Aberta até o fim de {date}",
  "Only for small businesses (SBIR, STTR)": "Só para pequenas empresas (SBIR, STTR)",
  "Nonprofits may apply: your fiscal sponsor may be one of them":
    "Organizações sem fins lucrativos podem se candidatar: seu patrocinador fiscal pode ser uma delas",
  "Nonprofits may apply: check that your registration is the one that it asks for":
    "Organizações sem fins lucrativos podem se candidatar: verifique se o seu registro é o exigido",
  "Nonprofits without 501(c)(3) status may apply: ask whether your group counts as one":
    "Organizações sem fins lucrativos sem status 501(c)(3) podem se candidatar: pergunte se o seu grupo conta como uma",
  "A group that is not registered as a nonprofit needs a fiscal sponsor that applies for it":
    "Um grupo não registrado como organização sem fins lucrativos precisa de um patrocinador fiscal que se candidate por ele",
  "Only for federally recognised tribes and their organisations":
    "Só para tribos com reconhecimento federal e suas organizações",
  "Only for the governments of States": "Só para governos dos estados",
  "Only for those who have it already, whom its text names": "Só para quem já a recebe, citado no texto",
  "Only for those who were invited to apply": "Só para quem foi convidado a se candidatar",
  "Its name says “{words}”, so it is for colleges and universities that are designated so":
    "O nome diz “{words}”: é só para faculdades e universidades com essa designação",
  "Its name says “{words}”, so it is for these alone": "O nome diz “{words}”: é só para estes",
  "its words name {places}": "o texto cita {places}",
  "For the insular areas: {places}": "Para os territórios insulares: {places}",
  "Its name says “{words}”, so it is for two-year colleges":
    "O nome diz “{words}”: é para faculdades comunitárias de dois anos",
  "Of schools its text names only colleges and universities":
    "Entre as instituições de ensino, o texto cita só faculdades e universidades",
  "Of schools its text names only some kinds of public ones":
    "Entre as escolas, o texto cita só alguns tipos de escolas públicas",
  "Its name says “{words}”, so it is for members of that network alone":
    "O nome diz “{words}”: é só para membros dessa rede",
  "Its text lists only “{words}”": "O texto lista só “{words}”",
  "Its text says “{words}”": "O texto diz “{words}”",
  "its text says “{words}”": "o texto diz “{words}”",
  "Open to any type of organisation": "Aberta a qualquer tipo de organização",
  "Open to: {types}": "Aberta a: {types}",
  "others described in the text": "outros, descritos no texto",
  "Its name says “{words}”: its text says who that is":
    "O nome diz “{words}”: o texto explica de quem se trata",
  "Its name says “{words}”": "O nome diz “{words}”",
  "Given by {funder}, so for work in {country}":
    "Concedida por {funder}, portanto para trabalho neste país: {country}",
  "Given by an embassy, so for work in {country}":
    "Concedida por uma embaixada, portanto para trabalho neste país: {country}",
  Worldwide: "Mundo inteiro",
  "it gives only in {states}": "só concede nestes estados: {states}",
  "its office serves {states}": "seu escritório atende estes estados: {states}",
  "Its name speaks of work in {place}": "O nome fala de trabalho nesta região: {place}",
  "South Asia": "Sul da Ásia",
  "South-East Asia": "Sudeste Asiático",
  "Sub-Saharan Africa": "África Subsaariana",
  "East Africa": "África Oriental",
  "West Africa": "África Ocidental",
  "Southern Africa": "África Austral",
  Africa: "África",
  "Latin America": "América Latina",
  "Its name speaks of work in {country}": "O nome fala de trabalho neste país: {country}",
  "Of these its source names {forms}": "Destes, a fonte cita: {forms}",
  "State governments": "Governos estaduais",
  "county governments": "governos de condados",
  "city and township governments": "governos municipais",
  "special districts": "distritos especiais",
  "public school districts": "distritos escolares públicos",
  "colleges and universities": "faculdades e universidades",
  "tribal governments": "governos tribais",
  "housing authorities": "autoridades de habitação",
  "nonprofits with 501(c)(3) status": "organizações sem fins lucrativos com status 501(c)(3)",
  "other nonprofits": "outras organizações sem fins lucrativos",
  "its name speaks of {states}": "o nome fala de {states}",
  "SBIR and STTR are for small businesses of the United States":
    "SBIR e STTR são para pequenas empresas dos Estados Unidos",
  "it is for tribes of the United States": "é para tribos dos Estados Unidos",
  "awards of its kind ({award}) are for the United States":
    "concessões deste tipo ({award}) são para os Estados Unidos",
  "it is for the States (“{words}”)": "é para os estados (“{words}”)",
  "{funder} gives inside the United States": "{funder} financia dentro dos Estados Unidos",
  "You must bring at least {share} % of the costs": "Você deve arcar com pelo menos {share}% dos custos",
  "You must bring a part of the costs; its text says how much":
    "Você deve arcar com parte dos custos; o texto diz quanto",
  "You need not bring a part of the costs": "Você não precisa arcar com parte dos custos",
  "At least {n} organisations must apply together": "Pelo menos {n} organizações devem se candidatar juntas",
  "Revenue {range}": "Receita {range}",
  "{amount}, in a currency that is not given": "{amount}, em moeda não informada",

  // matching: the kinds of award and of what they require. Each kind stands after “Tipo de concessão:” and “É uma concessão”.
  "for training and teaching": "para formação e ensino",
  "for research that the armed forces or NASA have a use for":
    "para pesquisas úteis às Forças Armadas ou à NASA",
  "more for an award that somebody holds already": "complementar, para quem já tem uma concessão",
  "for firms that have had a Phase II award of SBIR or STTR":
    "para empresas que já tiveram uma concessão de Fase II de SBIR ou STTR",
  "for small businesses that develop something (SBIR, STTR)":
    "para pequenas empresas que desenvolvem algo (SBIR, STTR)",
  "for conferences": "para conferências",
  "for schools and colleges that have had little research money":
    "para escolas e faculdades que receberam poucos recursos de pesquisa",
  "for the career of one scientist": "para a carreira de um cientista",
  "for training people in research": "para formar pessoas em pesquisa",
  "for what many researchers use: facilities, data and materials":
    "para o que muitos pesquisadores usam: instalações, dados e materiais",
  "for the development of a drug or device": "para o desenvolvimento de um medicamento ou dispositivo médico",
  "for clinical trials": "para ensaios clínicos",
  "for a research center": "para um centro de pesquisa",
  "for a research project": "para um projeto de pesquisa",
  "for work that serves the public": "para ações a serviço do público",
  "for founders and young companies": "para fundadores e empresas jovens",
  "clinical trials": "ensaios clínicos",
  "studies with people": "estudos com pessoas",

  // matching: why an opportunity suits an entity or not
  "Entity type: open to {who}": "Tipo de entidade: aberta a {who}",
  "Entity type: not open to {who}": "Tipo de entidade: não aberta a {who}",
  "Entity type: may be open to {who}, see the eligibility text":
    "Tipo de entidade: talvez aberta a {who}, veja o texto de elegibilidade",
  "Entity type: none recorded": "Tipo de entidade: nenhum registrado",
  "Country: none recorded": "País: nenhum registrado",
  "Country: add your country to find out": "País: informe o seu para saber",
  "Country: may be open to your country, see the eligibility text":
    "País: talvez aberta ao seu país, veja o texto de elegibilidade",
  "Country: for {regions}; add your region to find out":
    "País: para {regions}; informe sua região para saber",
  "Country: for {regions}, see the eligibility text": "País: para {regions}, veja o texto de elegibilidade",
  "Country: for {regions} only": "País: só para {regions}",
  "Country: open worldwide": "País: aberta ao mundo inteiro",
  "Country: {country}, inferred from the notice": "País: {country}, deduzido do aviso",
  "Country: {country} is eligible": "País: elegível ({country})",
  "Country: {country} is not eligible": "País: não elegível ({country})",
  "Stage: none asked for": "Estágio: nenhum exigido",
  "Stage: for {stages}; add your stage to find out": "Estágio: para {stages}; informe o seu para saber",
  "Stage: open to {stages}": "Estágio: aberta a {stages}",
  "Stage: for {stages}, yours is {stage}": "Estágio: para {stages}, o seu é {stage}",
  "Founding year: founded {range}; add your founding year to find out":
    "Ano de fundação: fundada {range}; informe o seu ano para saber",
  "Founding year: founded {range}, yours is {year}": "Ano de fundação: fundada {range}, o seu é {year}",
  "Revenue: {range}, yours is {amount}": "Receita: {range}, a sua é {amount}",
  "Revenue: {range}; add your revenue to find out": "Receita: {range}; informe a sua para saber",
  "Revenue: {range}, which is in another currency than your figures":
    "Receita: {range}, em moeda diferente da dos seus números",
  "Kind of award: {kind}": "Tipo de concessão: {kind}",
  "Subject: {subjects}": "Assunto: {subjects}",
  "Subject: {subjects}; compare it with your work": "Assunto: {subjects}; compare com o seu trabalho",
  "{subjects}, as in your profile": "{subjects}, como no seu perfil",
  "{subjects}, which is not in your profile": "{subjects}, fora do seu perfil",
  "{subjects}, which may be near to your work": "{subjects}, talvez perto do seu trabalho",
  "{subject}; you speak of “{words}”": "{subject}; você fala de “{words}”",
  "{subject}; your profile names {place}": "{subject}; seu perfil cita {place}",
  "{subject}, in your field “{field}”": "{subject}, no seu setor “{field}”",
  "Subject: {subjects}, which is not in your profile": "Assunto: {subjects}, fora do seu perfil",
  "Industry: open to all industries": "Setor: aberta a todos os setores",
  "Industry: one of yours": "Setor: um dos seus",
  "Industry: {industries}, as in your profile": "Setor: {industries}, como no seu perfil",
  "Industry: {industries}; compare it with your work": "Setor: {industries}; compare com o seu trabalho",
  "Industry: {industries}, which you have not chosen": "Setor: {industries}, que você não escolheu",
  "Industry: its text has words of {industries}, as your profile has":
    "Setor: o texto tem palavras de {industries}, como o seu perfil",
  "Industry: its text has words of {industries}; compare it with your work":
    "Setor: o texto tem palavras de {industries}; compare com o seu trabalho",
  "Industry: none of yours recognised in its text": "Setor: nenhum dos seus reconhecido no texto",
  "Industry: none recorded": "Setor: nenhum registrado",
  "Industry: add your industries to find out": "Setor: informe os seus para saber",
  "Amount: none recorded": "Valor: nenhum registrado",
  "Amount: {range}": "Valor: {range}",
  "Amount: {range}; add what you seek to compare": "Valor: {range}; informe o que você procura para comparar",
  "Amount: {range}, which is in another currency than your figures":
    "Valor: {range}, em moeda diferente da dos seus números",
  "Amount: {range}, you seek {amount}": "Valor: {range}, você procura {amount}",
  "Deadline: none recorded": "Prazo: nenhum registrado",
  "Deadline: it has passed": "Prazo: já passou",
  "Deadline: less than a day left": "Prazo: falta menos de um dia",
  "Deadline: {n} days left": ["Prazo: falta {n} dia", "Prazo: faltam {n} dias"],
  "Text similarity: not compared yet": "Semelhança dos textos: ainda não comparados",
  "Text similarity: high": "Semelhança dos textos: alta",
  "Text similarity: moderate": "Semelhança dos textos: média",
  "Text similarity: low": "Semelhança dos textos: baixa",

  // matching: what institutes give for
  cancer: "câncer",
  rehabilitation: "reabilitação",
  eyes: "olhos",
  "heart, lung and blood": "coração, pulmões e sangue",
  "heart, lung, blood and sleep": "coração, pulmões, sangue e sono",
  ageing: "envelhecimento",
  alcohol: "álcool",
  infections: "infecções",
  "joints, muscles and skin": "articulações, músculos e pele",
  "mothers and children": "mães e crianças",
  "drug use": "uso de drogas",
  "hearing, voice and speech": "audição, voz e fala",
  "teeth and mouth": "dentes e boca",
  "diabetes and kidneys": "diabetes e rins",
  "environmental health": "saúde ambiental",
  "mental health": "saúde mental",
  "brain and nerves": "cérebro e nervos",
  "safety at work": "segurança no trabalho",
  "pain and opioids": "dor e opioides",

  // matching: the parts of a score, with their arithmetic
  Eligibility: "Elegibilidade",
  "Kind of award": "Tipo de concessão",
  "Text similarity": "Semelhança dos textos",
  "Topic of the title": "Assunto do título",
  "Adjustment from experience": "Ajuste pela experiência",
  "Of 100 opportunities with about {score} points, some {percent} were relevant to the organisations that we checked: {percent} − {score} = {points}.":
    "De 100 oportunidades com cerca de {score} pontos, umas {percent} eram relevantes para as organizações que verificamos: {percent} − {score} = {points}.",
  "Industry and themes": "Setor e temas",
  Amount: "Valor",
  "Time left": "Tempo restante",
  "{formula} = {result}, rounded {points}": "{formula} = {result}, arredondado para {points}",
  "{rule}: not known whether you meet it": "{rule}: não se sabe se você atende",
  "It is open to the whole world and not meant for your country or region":
    "É aberta ao mundo inteiro e não voltada ao seu país ou região",
  "No applicants are recorded": "Nenhum candidato registrado",
  "No place is recorded": "Nenhum lugar registrado",
  "No place is recorded; it is given in {country}, where you are":
    "Nenhum lugar registrado; é concedida em um país onde você está ({country})",
  "No place is recorded; a government of another country gives it, and its name speaks of “{words}”":
    "Nenhum lugar registrado; é concedida por um governo de outro país, e o nome fala de “{words}”",
  "No place is recorded, and a government of your own country gives it":
    "Nenhum lugar registrado, e é concedida por um governo do seu próprio país",
  "No place is recorded, and a government of another country gives it":
    "Nenhum lugar registrado, e é concedida por um governo de outro país",
  "{reason}, {points} less.": "{reason}, {points} a menos.",
  "Every rule it has is met: all {points} points.":
    "Todas as regras são atendidas: todos os {points} pontos.",
  "What no profile can say costs nothing: all {points} points.":
    "O que nenhum perfil pode dizer não custa nada: todos os {points} pontos.",
  "{sum} = {rest}, and never less than {points}.": "{sum} = {rest}, e nunca menos de {points}.",
  "Its name shows no special kind; most such awards are {kind}: {facts}: {formula}.":
    "O nome não mostra nenhum tipo especial; a maioria dessas concessões é {kind}; {facts}: {formula}.",
  "Its kind is not known, which counts {formula}.": "O tipo não é conhecido, o que vale {formula}.",
  "not for {who}": "não é para {who}",
  "goes to others more often than to {who}": "vai mais vezes a outros do que a {who}",
  "goes to {who}": "é para {who}",
  "you do not speak of that": "você não fala disso",
  "you speak of “{words}”": "você fala de “{words}”",
  "it requires {what}, of which you say nothing": "exige {what}, e você não diz nada a respeito",
  "It is {kind}: {facts}: all {points} points.": "É uma concessão {kind}; {facts}: todos os {points} pontos.",
  "It is {kind}: {facts}: 0 of {points} points.": "É uma concessão {kind}; {facts}: 0 de {points} pontos.",
  "It is {kind}: {facts}: {formula}.": "É uma concessão {kind}; {facts}: {formula}.",
  "The title narrows it to no topic: all {points} points.":
    "O título não a limita a nenhum assunto: todos os {points} pontos.",
  "The title speaks of {subjects}: all {points} points.":
    "O título fala de {subjects}: todos os {points} pontos.",
  "The title speaks of {subjects}: 0 of {points} points.":
    "O título fala de {subjects}: 0 de {points} pontos.",
  "The title speaks of {subjects}: {formula}.": "O título fala de {subjects}: {formula}.",
  "The texts are not compared yet, which counts {formula}.":
    "Os textos ainda não foram comparados, o que vale {formula}.",
  "Similarity {similarity}; {none} or less counts nothing and {all} or more all of {points} points.":
    "Semelhança {similarity}; {none} ou menos não vale nada, e {all} ou mais vale todos os {points} pontos.",
  "Similarity {similarity}; {none} or less counts nothing and {all} or more all of {points} points: {formula}.":
    "Semelhança {similarity}; {none} ou menos não vale nada, e {all} ou mais vale todos os {points} pontos: {formula}.",
  "It is open to all fields: {formula}.": "É aberta a todas as áreas: {formula}.",
  "Its fields or yours are not known, which counts {formula}.":
    "As áreas dela ou as suas não são conhecidas, o que vale {formula}.",
  "The field that it names is not yours: 0 of {points} points.":
    "A área que ela cita não é a sua: 0 de {points} pontos.",
  "The field that its text speaks of is not yours: 0 of {points} points.":
    "A área de que o texto fala não é a sua: 0 de {points} pontos.",
  "None of the {n} fields that it names is yours: 0 of {points} points.":
    "Nenhuma das {n} áreas que ela cita é sua: 0 de {points} pontos.",
  "None of the {n} fields that its text speaks of is yours: 0 of {points} points.":
    "Nenhuma das {n} áreas de que o texto fala é sua: 0 de {points} pontos.",
  "The field that it names is yours ({names}): {formula}.":
    "A área que ela cita é a sua ({names}): {formula}.",
  "The field that its text speaks of is yours ({names}): {formula}.":
    "A área de que o texto fala é a sua ({names}): {formula}.",
  "Of the {all} fields that it names, {n} are yours ({names}): {formula}.": [
    "Das {all} áreas que ela cita, {n} é sua ({names}): {formula}.",
    "Das {all} áreas que ela cita, {n} são suas ({names}): {formula}.",
  ],
  "Of the {all} fields that its text speaks of, {n} are yours ({names}): {formula}.": [
    "Das {all} áreas de que o texto fala, {n} é sua ({names}): {formula}.",
    "Das {all} áreas de que o texto fala, {n} são suas ({names}): {formula}.",
  ],
  "What you seek is within the range: all {points} points.":
    "O que você procura está dentro da faixa: todos os {points} pontos.",
  "No amount is recorded, which counts {formula}.": "Nenhum valor registrado, o que vale {formula}.",
  "You do not say how much you seek, which counts {formula}.":
    "Você não diz quanto procura, o que vale {formula}.",
  "The amounts cannot be compared, which counts {formula}.":
    "Não é possível comparar os valores, o que vale {formula}.",
  "You seek {amount}, which is outside the range: {formula}.":
    "Você procura {amount}, fora da faixa: {formula}.",
  "No deadline is recorded, which counts {formula}.": "Nenhum prazo registrado, o que vale {formula}.",
  "{n} days left, {least} or more: all {points} points.": [
    "Falta {n} dia, {least} ou mais: todos os {points} pontos.",
    "Faltam {n} dias, {least} ou mais: todos os {points} pontos.",
  ],
  "{n} days left, fewer than {limit}: {formula}.": [
    "Falta {n} dia, menos de {limit}: {formula}.",
    "Faltam {n} dias, menos de {limit}: {formula}.",
  ],

  // news
  "{score} of 100 points": "{score} de 100 pontos",
  today: "hoje",
  tomorrow: "amanhã",
  "in {days} days": "em {days} dias",
  "From {amount} § within a sentence": "a partir de {amount}",
  "Up to {amount} § within a sentence": "até {amount}",
  "not stated": "não informado",
  "It is in the catalogue again.": "Está de novo no catálogo.",
  "It was taken out of the catalogue. An application that was begun stays as it is.":
    "Foi retirada do catálogo. Uma candidatura já iniciada fica como está.",
  "Deadline: {from} → {to}": "Prazo: {from} → {to}",
  "Amount: {from} → {to}": "Valor: {from} → {to}",
  "Founded: {from} → {to}": "Fundação: {from} → {to}",
  "Revenue: {from} → {to}": "Receita: {from} → {to}",
  "none named": "nada indicado",
  Countries: "Países",
  Regions: "Regiões",
  Stages: "Estágios",
  anyone: "qualquer pessoa",
  anywhere: "qualquer lugar",
  "{what}: was {was}, now {now}": "{what}: antes {was}, agora {now}",
  "{what}: added {added}": "{what}: agora também {added}",
  "{what}: removed {removed}": "{what}: não mais {removed}",
  "{what}: added {added}, removed {removed}": "{what}: agora também {added}, não mais {removed}",
  "{n} more": "mais {n}",
  "in any year": "em qualquer ano",
  any: "qualquer",
  "{n} deadlines": ["{n} prazo", "{n} prazos"],
  "{n} next steps": ["{n} próxima etapa", "{n} próximas etapas"],
  "{n} tasks": ["{n} tarefa", "{n} tarefas"],
  "{n} changes": ["{n} mudança", "{n} mudanças"],
  "{n} new matches": ["{n} nova compatibilidade", "{n} novas compatibilidades"],
  "{n} new finds": ["{n} novo resultado de busca", "{n} novos resultados de busca"],
  "{n} new comments": ["{n} novo comentário", "{n} novos comentários"],
  "{n} deadlines are near, the first {when}": "{n} prazos estão próximos, o primeiro {when}",
  "The last day: {name}": "Último dia: {name}",
  "{n} days left: {name}": ["Falta {n} dia: {name}", "Faltam {n} dias: {name}"],
  "Your next step: {action}": "Sua próxima etapa: {action}",
  "A task is due: {title}": "Tarefa a fazer: {title}",
  "{n} documents that expire": ["{n} documento que expira", "{n} documentos que expiram"],
  "A document expires {when}: {name}": "Um documento expira {when}: {name}",
  "In the library of {entity}": "Na biblioteca de {entity}",
  "Expires {when}, on {day}": "Expira {when}, em {day}",
  "Documents that expire": "Documentos que expiram",
  "Tasks that are due": "Tarefas a fazer",
  "Due on {day}": "Vence em {day}",
  "Changed: {name}": "Mudou: {name}",
  "Closed: {name}": "Encerrada: {name}",
  "In the catalogue again: {name}": "De volta ao catálogo: {name}",
  "No longer in the catalogue: {name}": "Não está mais no catálogo: {name}",
  "New deadline: {name}": "Novo prazo: {name}",
  "New amount: {name}": "Novo valor: {name}",
  "New rules on who may apply: {name}": "Novas regras sobre quem pode se candidatar: {name}",
  "New match: {name}": "Nova compatibilidade: {name}",
  "Suggestion accepted: {name}": "Sugestão aceita: {name}",
  "Suggestion declined: {name}": "Sugestão recusada: {name}",
  "Your suggestion was accepted:": "Sua sugestão foi aceita:",
  "Your suggestion was declined:": "Sua sugestão foi recusada:",
  "New comment: {name}": "Novo comentário: {name}",
  "New in “{search}”: {name}": "Novo em “{search}”: {name}",
  "Here is your news of today.": "Aqui está sua novidade de hoje.",
  "Here is all your news of today.": "Aqui estão todas as suas novidades de hoje.",
  "You get this mail because you switched it on in {product}, or left it on.":
    "Você recebe este e-mail porque o ativou em {product}, ou o deixou ativado.",
  "Choose which mails you get": "Escolher quais e-mails receber",
  "No more reminders of deadlines and next steps": "Não receber mais lembretes de prazos e próximas etapas",
  "No more mails about changes": "Não receber mais e-mails sobre mudanças",
  "No more mails about new matches": "Não receber mais e-mails sobre novas compatibilidades",
  "No more mails about comments": "Não receber mais e-mails sobre comentários",
  "No more mails of saved searches": "Não receber mais e-mails de buscas salvas",
  "Deadlines that are near": "Prazos próximos",
  "Next steps you planned": "Próximas etapas que você planejou",
  "Changes to what you follow": "Mudanças no que você acompanha",
  "New matches": "Novas compatibilidades",
  "New comments": "Novos comentários",
  "A former member": "Um ex-membro",
  "{name} mentions you in a comment:": "{name} menciona você em um comentário:",
  "A test from {product}": "Um teste de {product}",
  "Notices reach this device.": "As notificações chegam a este dispositivo.",
  "Your news of today": "Suas novidades de hoje",
  "A device signed in that had not signed in to your account before.":
    "Um dispositivo que nunca havia acessado sua conta acabou de entrar.",
  "{name} mentions you in a comment.": "{name} menciona você em um comentário.",
  "{name} has written a comment.": "{name} escreveu um comentário.",
  "{name} comments:": "{name} comenta:",
  "New in your saved searches": "Novo nas suas buscas salvas",
  "Closes {when}": "Encerra {when}",
  "Closes {when}, on {day}": "Encerra {when}, em {day}",
  "Closes on {day}": "Encerra em {day}",
  "Your application for {entity}": "Sua candidatura para {entity}",
  "Your next step with {funder}": "Sua próxima etapa com {funder}",
  "With {funder}, for {entity}": "Com {funder}, para {entity}",
  "Set for {day}": "Marcada para {day}",
  "Match {score} for {entity}. {reason}": "Compatibilidade de {score} para {entity}. {reason}",
  "Found by “{search}”": "Encontrada por “{search}”",
  "The search found more than these: open it in the list of opportunities.":
    "A busca encontrou mais do que isto: abra-a na lista de oportunidades.",

  // pitch-decks
  // Lists and summary
  "{strength}: “{quote}”": "{strength}: “{quote}”",
  "{sentence} “{quote}”": "{sentence} “{quote}”",
  "{sentence} No slide deals with this yet: it could be added here.":
    "{sentence} Nenhum slide trata disso ainda: poderia entrar aqui.",
  "Whether it does takes a reader; the built-in rules cannot tell.":
    "Só um leitor pode dizer; as regras integradas não conseguem.",
  "This file reads like a notice or a call for applications, not like a pitch deck.":
    "Este arquivo parece um aviso ou uma chamada de candidaturas, não um pitch deck.",
  "This file reads like a contract, not like a pitch deck.":
    "Este arquivo parece um contrato, não um pitch deck.",
  "This file reads like a CV, not like a pitch deck.": "Este arquivo parece um currículo, não um pitch deck.",
  "This file reads like a price list, not like a pitch deck.":
    "Este arquivo parece uma lista de preços, não um pitch deck.",
  "This file reads like an article, not like a pitch deck.":
    "Este arquivo parece um artigo, não um pitch deck.",
  "This file reads like a report, not like a pitch deck.":
    "Este arquivo parece um relatório, não um pitch deck.",
  "This file reads like a document in long paragraphs, not like a pitch deck.":
    "Este arquivo parece um documento em parágrafos longos, não um pitch deck.",
  "So it has no score. Upload the slides that present your own work.":
    "Por isso não tem pontuação. Envie os slides que apresentam o seu próprio trabalho.",
  "Nothing in this deck could be judged.": "Nada neste deck pôde ser avaliado.",
  "The deck meets {met} of the {all} criteria that could be judged.":
    "O deck atende {met} dos {all} critérios que puderam ser avaliados.",
  "The deck meets {met} of the {all} criteria that could be judged, and {partly} more in part.":
    "O deck atende {met} dos {all} critérios que puderam ser avaliados, e mais {partly} em parte.",
  "The deck meets {met} of the {all} criteria that could be judged; {open} could not be judged.":
    "O deck atende {met} dos {all} critérios que puderam ser avaliados; sem avaliação: {open}.",
  "The deck meets {met} of the {all} criteria that could be judged, and {partly} more in part; {open} could not be judged.":
    "O deck atende {met} dos {all} critérios que puderam ser avaliados, e mais {partly} em parte; sem avaliação: {open}.",
  "{best} ({bestScore}) is its strongest side; {worst} ({worstScore}) needs the most work.":
    "Ponto mais forte: {best} ({bestScore}); o que mais precisa de trabalho: {worst} ({worstScore}).",
  "{best} ({bestScore}) is its strongest side; {worst} ({worstScore}) has the most room left.":
    "Ponto mais forte: {best} ({bestScore}); o que mais pode melhorar: {worst} ({worstScore}).",
  "Slide {slide} is a picture that could not be read.": "O slide {slide} é uma imagem que não pôde ser lida.",
  "Slides {slides} are pictures that could not be read.":
    "Os slides {slides} são imagens que não puderam ser lidas.",
  "All its slides are pictures, and no text could be read from them: upload a version with real text.":
    "Todos os slides são imagens, e nenhum texto pôde ser lido: envie uma versão com texto de verdade.",
  // Any criterion
  "This is not asked of a deck of this kind ({kind}).": "Isto não é exigido de um deck deste tipo ({kind}).",
  "A deck at the stage “{stage}” need not have this yet.":
    "Um deck no estágio “{stage}” ainda não precisa ter isto.",
  "No usable judgement was given.": "Nenhuma avaliação utilizável foi dada.",
  "No words on the slides were found that show this clearly.":
    "Nenhum trecho dos slides mostra isto com clareza.",
  "This was left out as not applicable, but it applies to this deck.":
    "Isto foi deixado de fora como não aplicável, mas se aplica a este deck.",
  "No text could be read from this deck.": "Nenhum texto pôde ser lido neste deck.",
  "The built-in rules read English and French. This deck seems to be in another language.":
    "As regras integradas leem inglês e francês. Este deck parece estar em outro idioma.",
  "Slide {slide} is a picture that could not be read; this may stand there.":
    "O slide {slide} é uma imagem que não pôde ser lida; isto pode estar ali.",
  "Slides {slides} are pictures that could not be read; this may stand there.":
    "Os slides {slides} são imagens que não puderam ser lidas; isto pode estar ali.",
  "The speaker notes mention this, but no slide does, and most readers never see the notes.":
    "As notas do apresentador mencionam isto, mas nenhum slide o faz, e a maioria dos leitores nunca vê as notas.",
  // The problem
  "A problem is mentioned, but no slide is given to it.":
    "Um problema é mencionado, mas nenhum slide é dedicado a ele.",
  "The deck speaks of people or users in general; say which ones.":
    "O deck fala de pessoas ou usuários em geral; diga quais.",
  "The problem slide does not say whose problem it is; other slides name people.":
    "O slide do problema não diz de quem é o problema; outros slides citam pessoas.",
  "There is no figure about the problem yet whose source could be checked.":
    "Ainda não há número sobre o problema cuja fonte se possa conferir.",
  "You asked those affected or ran a pilot, but the deck does not say with how many.":
    "Você ouviu as pessoas afetadas ou fez um piloto, mas o deck não diz com quantas.",
  // The solution
  "The sentence that says what you offer is longer than 30 words.":
    "A frase que diz o que você oferece tem mais de 30 palavras.",
  "A slide is about what you offer, but no one sentence sums it up.":
    "Um slide trata do que você oferece, mas nenhuma frase resume.",
  "The deck tells of others, but does not say in what you differ.":
    "O deck fala de outros, mas não diz em que você difere.",
  "The deck claims to be special, but does not say in what.":
    "O deck afirma ser especial, mas não diz em quê.",
  // The market
  "The market slide has a figure, but none that tells how large the whole is.":
    "O slide do mercado tem um número, mas nenhum que mostre o tamanho do todo.",
  "A figure tells of the problem, but not how many people or organisations have it in all.":
    "Um número fala do problema, mas não de quantas pessoas ou organizações o têm ao todo.",
  "A figure tells of those who have the problem; how many could pay, and how much, is missing.":
    "Um número fala de quem tem o problema; falta dizer quantos poderiam pagar, e quanto.",
  "There is no market figure yet whose source could be checked.":
    "Ainda não há número do mercado cuja fonte se possa conferir.",
  "The part you can reach is named, but not in figures.":
    "A parte que você pode alcançar é citada, mas não em números.",
  "A group is mentioned, but the deck does not say whom you serve first.":
    "Um grupo é mencionado, mas o deck não diz quem você atende primeiro.",
  "The deck says that there is no competition. Funders read that as “not looked”: doing nothing competes too.":
    "O deck diz que não há concorrência. Os financiadores leem isso como “não procurou”: não fazer nada também concorre.",
  "Only one alternative is named; readers know more.":
    "Só uma alternativa é citada; os leitores conhecem outras.",
  "Alternatives are described, but none is named.": "Alternativas são descritas, mas nenhuma é nomeada.",
  "A way to reach people is mentioned in passing; it deserves a slide of its own.":
    "Uma forma de chegar às pessoas é mencionada de passagem; ela merece um slide próprio.",
  "A change is mentioned, but without a date or figure it could be any year.":
    "Uma mudança é mencionada, mas sem data nem número poderia ser de qualquer ano.",
  // The team
  "People appear with first names only; give full names.":
    "As pessoas aparecem só com o primeiro nome; dê os nomes completos.",
  "Experience is claimed, but not shown: no years, earlier employers, degrees or results.":
    "A experiência é afirmada, mas não mostrada: sem anos, empregadores anteriores, diplomas ou resultados.",
  "The team shows who runs it, but not who makes it: product, programme or research.":
    "A equipe mostra quem gere, mas não quem faz: produto, programa ou pesquisa.",
  "The team shows who makes it, but not who runs it: business, funds or operations.":
    "A equipe mostra quem faz, mas não quem gere: negócio, recursos ou operação.",
  // The money
  "The figures for one customer or beneficiary are mentioned, but not given.":
    "Os números por cliente ou beneficiário são mencionados, mas não informados.",
  "Projections are mentioned, but not in figures.": "Projeções são mencionadas, mas não em números.",
  "Costs are mentioned, but not in figures.": "Custos são mencionados, mas não em números.",
  "What the money is for is named, but not how much goes where.":
    "Diz-se para que é o dinheiro, mas não quanto vai para cada coisa.",
  "The money is not divided into parts that could be added up.":
    "O dinheiro não está dividido em partes que se possam somar.",
  "The parts of the use of funds add up to {sum} %, not to 100 %.":
    "As partes do uso dos recursos somam {sum}%, e não 100%.",
  "The parts of the use of funds add up to {sum}, but you ask for {asked}.":
    "As partes do uso dos recursos somam {sum}, mas você pede {asked}.",
  "No total is stated that the parts could be compared with.": "Não há um total com que comparar as partes.",
  // The ask, the proof and the deck itself
  "The deck asks for money or support, but does not say how much.":
    "O deck pede dinheiro ou apoio, mas não diz quanto.",
  "No amount is asked for yet.": "Nenhum valor é pedido ainda.",
  "Next steps are named, but without dates.": "Próximas etapas são citadas, mas sem datas.",
  "There is a slide about results, but no figure on it shows what was reached.":
    "Há um slide sobre resultados, mas nenhum número nele mostra o que foi alcançado.",
  "Results are given in figures, but without dates: a reader cannot see how fast they grew.":
    "Os resultados estão em números, mas sem datas: o leitor não vê a que ritmo cresceram.",
  "Partners or supporters are mentioned, but not by name.":
    "Parceiros ou apoiadores são mencionados, mas sem nome.",
  "You ask for different amounts on slides {slides}; say how they belong together.":
    "Você pede valores diferentes nos slides {slides}; diga como eles se relacionam.",
  "The rules compare only the amounts you ask for, and those stand in one place or none.":
    "As regras comparam só os valores que você pede, e eles aparecem em um único lugar ou em nenhum.",
  "A website is given, but no e-mail address or telephone number of a person.":
    "Há um site, mas nenhum e-mail ou telefone de uma pessoa.",
  "A deck of this length is read in one sitting.": "Um deck deste tamanho se lê de uma vez.",
  "The deck has {n} slides before any appendix, more than most funders read.":
    "O deck tem {n} slides antes de qualquer anexo, mais do que a maioria dos financiadores lê.",
  "Every slide is short enough to be read at a glance.": "Todos os slides são curtos e se leem de relance.",
  "This slide has about {count} words, more than a reader takes in at a glance.":
    "Este slide tem cerca de {count} palavras, mais do que um leitor absorve de relance.",
  "No text is left over from a template.": "Nenhum texto restou de um modelo.",

  // mail
  "Hello {name},": "Olá, {name},",
  "Hello,": "Olá,",
  "The {product} team": "Equipe {product}",
  "{label}:": "{label}:",
  "{label}: {url}": "{label}: {url}",
  "Confirm your e-mail address for {product}": "Confirme seu e-mail para {product}",
  "Please confirm that this is your e-mail address, so that {product} can reach you.":
    "Confirme que este é o seu e-mail, para que {product} possa falar com você.",
  "Confirm e-mail address": "Confirmar e-mail",
  "The link works for {hours} hours.": "O link funciona por {hours} horas.",
  "If you did not create an account with {product}, you can ignore this mail.":
    "Se você não criou uma conta em {product}, pode ignorar este e-mail.",
  "Reset your {product} password": "Redefina sua senha de {product}",
  "Confirm your new e-mail address for {product}": "Confirme seu novo e-mail para {product}",
  "Somebody, hopefully you, wants to use this address for their account with {product}.":
    "Alguém, provavelmente você, quer usar este endereço em sua conta em {product}.",
  "Use this address": "Usar este endereço",
  "The link works once and for {hours} hours. A newer one replaces it.":
    "O link funciona uma vez, por {hours} horas. Um link mais novo o substitui.",
  "If it was not you, you can ignore this mail: nothing is changed.":
    "Se não foi você, pode ignorar este e-mail: nada é alterado.",
  "Your {product} e-mail address is about to change": "Seu e-mail em {product} está prestes a mudar",
  "Somebody, hopefully you, asked in Settings to use another e-mail address for your account. It changes once the link is opened that we sent there.":
    "Alguém, provavelmente você, pediu em Configurações para usar outro e-mail na sua conta. Ele muda quando for aberto o link que enviamos para lá.",
  "If it was you, there is nothing to do here. If it was not you, stop the change.":
    "Se foi você, não há nada a fazer aqui. Se não foi você, interrompa a mudança.",
  "Stop the change": "Interromper a mudança",
  "The link works for {hours} hours, until the address has changed.":
    "O link funciona por {hours} horas, até que o endereço tenha mudado.",
  "Your e-mail address was asked for at {product}": "Seu e-mail foi solicitado em {product}",
  "Somebody wanted to use this e-mail address for another account with {product}. It belongs to your account, so nothing was changed.":
    "Alguém quis usar este e-mail para outra conta em {product}. Ele pertence à sua conta, então nada foi alterado.",
  "If it was you, sign in with this address. To use it for the other account, delete this one first.":
    "Se foi você, entre com este endereço. Para usá-lo na outra conta, exclua esta primeiro.",
  "If it was not you, there is nothing to do.": "Se não foi você, não há nada a fazer.",
  "Your {product} e-mail address was changed": "Seu e-mail em {product} foi alterado",
  "Your account has another e-mail address now, as was asked for in Settings. This one no longer signs in, and gets no more mails from us.":
    "Sua conta agora tem outro e-mail, como pedido em Configurações. Este não serve mais para entrar e não recebe mais e-mails nossos.",
  "If it was not you, somebody knows your password: write at once to those who run {product}, and change the password wherever else you use it.":
    "Se não foi você, alguém sabe sua senha: escreva logo a quem opera {product} e mude a senha onde mais você a usa.",
  "New sign-in to your {product} account": "Novo acesso à sua conta {product}",
  "Somebody signed in with your password on a device that had not signed in to your account before.":
    "Alguém entrou com sua senha em um dispositivo que nunca tinha acessado sua conta.",
  "Device: {device}": "Dispositivo: {device}",
  "Country: {country}": "País: {country}",
  "not known": "desconhecido",
  "{browser} on {system}": "{browser} em {system}",
  "Time: {date}, {time} ({zone})": "Hora: {date}, {time} ({zone})",
  "If it was you, there is nothing to do. In Settings you can see all your devices and end a session.":
    "Se foi você, não há nada a fazer. Em Configurações, você vê todos os seus dispositivos e pode encerrar uma sessão.",
  "See your devices": "Ver seus dispositivos",
  "Somebody, hopefully you, asked for a new password for your account.":
    "Alguém, provavelmente você, pediu uma nova senha para a sua conta.",
  "Choose a new password": "Escolher uma nova senha",
  "The link works once and for {minutes} minutes. A newer one replaces it.":
    "O link funciona uma vez, por {minutes} minutos. Um link mais novo o substitui.",
  "If it was not you, you can ignore this mail: your password stays as it is.":
    "Se não foi você, pode ignorar este e-mail: sua senha continua como está.",
  "If it was not you, choose a new password at once: {url}":
    "Se não foi você, escolha logo uma nova senha: {url}",
  "Your {product} password was changed": "Sua senha de {product} foi alterada",
  "The password of your account was changed in Settings. All other devices were signed out.":
    "A senha da sua conta foi alterada em Configurações. Todos os outros dispositivos foram desconectados.",
  "The address of your calendar still works. If somebody else may know it, make a new one in Settings: {url}":
    "O endereço do seu calendário ainda funciona. Se outra pessoa puder conhecê-lo, crie um novo em Configurações: {url}",
  "Your {product} password was reset": "Sua senha de {product} foi redefinida",
  "The password of your account was replaced through a link sent to this address. All devices were signed out.":
    "A senha da sua conta foi substituída por meio de um link enviado a este endereço. Todos os dispositivos foram desconectados.",
  "The address of your calendar ended too, because somebody else might know it. Calendars that read it get no more deadlines until you make a new one in Settings: {url}":
    "O endereço do seu calendário também foi encerrado, porque outra pessoa poderia conhecê-lo. Os calendários que o leem não recebem mais prazos até você criar um novo em Configurações: {url}",
  "Your {product} account was deleted": "Sua conta {product} foi excluída",
  "Your account was deleted in Settings, as you asked: your entities, applications, pitch decks with their files, saved searches and everything else that belonged to it are gone.":
    "Sua conta foi excluída em Configurações, como você pediu: suas entidades, candidaturas, pitch decks com os arquivos, buscas salvas e tudo o mais que pertencia a ela foram apagados.",
  "You will get no more mails from us. You are welcome to come back at any time with a new account.":
    "Você não receberá mais e-mails nossos. Será um prazer ter você de volta a qualquer momento, com uma nova conta.",
  "If it was not you, somebody knows your password: change it wherever else you use it. The account itself cannot be brought back.":
    "Se não foi você, alguém sabe sua senha: mude-a onde mais você a usa. A conta em si não pode ser recuperada.",

  // the second step of the sign-in
  "The second step of your {product} sign-in was changed":
    "A segunda etapa do seu acesso a {product} foi alterada",
  "From now on a code of your authenticator app is asked for when you sign in.":
    "A partir de agora, um código do seu app autenticador é pedido quando você entra.",
  "Codes of your authenticator app are no longer asked for when you sign in.":
    "Os códigos do seu app autenticador não são mais pedidos quando você entra.",
  "A passkey was added to your account.": "Uma chave de acesso foi adicionada à sua conta.",
  "A passkey was removed from your account.": "Uma chave de acesso foi removida da sua conta.",
  "You have ten new recovery codes. The old ones no longer work.":
    "Você tem dez novos códigos de recuperação. Os antigos não funcionam mais.",
  "If it was not you, somebody knows your password: choose a new one at once, and look at your second step in Settings: {url}":
    "Se não foi você, alguém sabe sua senha: escolha logo uma nova e confira sua segunda etapa em Configurações: {url}",
  "The second step of your {product} sign-in was removed":
    "A segunda etapa do seu acesso a {product} foi removida",
  "Those who run this service have removed the second step of your sign-in, because it was reported lost. Your password alone signs you in until you set up a new one in Settings.":
    "Quem opera este serviço removeu a segunda etapa do seu acesso, porque ela foi dada como perdida. Só a senha basta para entrar até você configurar uma nova em Configurações.",
  "A recovery code of your {product} account was used":
    "Um código de recuperação da sua conta {product} foi usado",
  "How you sign in to {product} was changed": "Sua forma de entrar em {product} mudou",
  "From now on you can sign in with {service}.": "A partir de agora, você pode entrar com {service}.",
  "{service} no longer signs you in.": "{service} não serve mais para entrar na sua conta.",
  "If it was not you, choose a new password at once, and look in Settings at what signs you in: {url}":
    "Se não foi você, escolha logo uma nova senha e confira em Configurações as formas de entrar na sua conta: {url}",
  "The second step of your {product} sign-in is about to be removed":
    "A segunda etapa do seu acesso a {product} está prestes a ser removida",
  "Somebody, hopefully you, has signed in to your account and said that the second step is lost. In {days} days it can be removed: the next sign-in then does without it.":
    "Alguém, provavelmente você, entrou na sua conta e disse que a segunda etapa foi perdida. Em {days} dias, ela pode ser removida: o próximo acesso então dispensa essa etapa.",
  "If it was you, sign in again then. If it was not you, stop it.":
    "Se foi você, entre de novo nessa data. Se não foi você, interrompa a remoção.",
  "Keep the second step": "Manter a segunda etapa",
  "You said that it was lost, and {days} days have passed. Your sign-in does without it until you set up a new one in Settings.":
    "Você disse que ela foi perdida, e {days} dias se passaram. Seu acesso dispensa essa etapa até você configurar uma nova em Configurações.",
  "Your second step stays as it is.": "Sua segunda etapa continua como está.",
  "It was your last recovery code. Make new ones in Settings: {url}":
    "Era seu último código de recuperação. Crie novos em Configurações: {url}",
  "It no longer works. You have {n} recovery codes left.": [
    "Ele não funciona mais. Resta {n} código de recuperação.",
    "Ele não funciona mais. Restam {n} códigos de recuperação.",
  ],

  // Requests to people without an account
  "{asker} of {entity} has a question for you": "{asker} ({entity}) tem uma pergunta para você",
  "{asker} of {entity} asks you for a document": "{asker} ({entity}) pede um documento a você",
  "{asker} of {entity} asks you to approve a text": "{asker} ({entity}) pede que você aprove um texto",
  "Reminder: {subject}": "Lembrete: {subject}",
  "{asker} of {entity} asks you for help with the application “{application}”:":
    "{asker} ({entity}) pede sua ajuda com a candidatura “{application}”:",
  "{asker} read your answer and asks again: {remark}": "{asker} leu sua resposta e pede de novo: {remark}",
  "Please answer by {day}.": "Responda até {day}.",
  "You need no account. The link works for {days} days and opens this one request; a newer mail replaces it. From its page you can put the day into your calendar.":
    "Você não precisa de conta. O link funciona por {days} dias e abre só este pedido; um e-mail mais novo o substitui. Na página do pedido, você pode pôr a data no seu calendário.",
  "Sent with {product}.": "Enviado com {product}.",
  "Answer the question": "Responder à pergunta",
  "Send the document": "Enviar o documento",
  "Read the text": "Ler o texto",

  // The mock review
  "There is too little text to judge.": "Há pouco texto para avaliar.",
  "The criterion does not say what is judged.": "O critério não diz o que é avaliado.",
  "No words in the texts speak of this criterion.": "Nenhum trecho dos textos fala deste critério.",
  "Only one sentence speaks of it. Say more about it.": "Só uma frase fala disso. Desenvolva mais.",
  "The texts speak of it, but no figure shows it.": "Os textos falam disso, mas nenhum número mostra.",
  "No words in the texts were found that show this clearly.":
    "Nenhum trecho dos textos mostra isto com clareza.",
  Closed: "Encerrada",

  // The feed of a saved search
  "{product}: opportunities of a saved search": "{product}: oportunidades de uma busca salva",
  "Nothing is open now.": "Nada está aberto agora.",
  "All {n}": "Todas ({n})",
  "No longer published": "Não está mais publicada",
  "This opportunity is no longer published.": "Esta oportunidade não está mais publicada.",
  "As of {date}": "Em {date}",
  "From {product}": "De {product}",
  "Kind: {kind}": "Tipo: {kind}",
  "Deadline: {day}": "Prazo: {day}",
  "No deadline stated": "Sem prazo informado",
  "Source: {source}, {licence}": "Fonte: {source}, {licence}",
  "Source: {source}": "Fonte: {source}",
  "No due date": "Sem data de entrega",
  "Get funded anywhere, at any stage": "Consiga financiamento em qualquer lugar, em qualquer estágio",
  "How it works": "Como funciona",
  "How {name} finds funding for you, how good that is, and what it never does.":
    "Como {name} encontra financiamento para você, quão bom é o resultado e o que nunca faz.",
  "What {name} keeps about you, how long, and who else gets to see it.":
    "O que {name} guarda sobre você, por quanto tempo e quem mais pode ver.",
  "{name} is for everybody who looks for funding, however they see, hear, move, read or think.":
    "{name} é para todas as pessoas que buscam financiamento, seja qual for seu modo de ver, ouvir, se mover, ler ou pensar.",
  Privacy: "Privacidade",
  Accessibility: "Acessibilidade",
  "Where the catalogue comes from": "De onde vem o catálogo",
  "Find grants, equity, accelerators and loans around the world that your organisation is eligible for, and apply with the help of AI. Free to start.":
    "Encontre no mundo todo subsídios, investimentos, aceleradoras e empréstimos para os quais sua organização é elegível, e candidate-se com a ajuda da IA. Começar é grátis.",
  "Every source of the catalogue: its country and licence, when it was last read, and what is not covered.":
    "Cada fonte do catálogo: seu país e sua licença, quando foi lida pela última vez e o que não é coberto.",
  "Funding opportunities": "Oportunidades de financiamento",
  "Funding: {theme}": "Financiamento: {theme}",
  "Funding for applicants from {country}": "Financiamento para candidatos deste país: {country}",
  "{n} opportunities: who may apply, how much, until when, and where it says so.": [
    "{n} oportunidade: quem pode se candidatar, quanto, até quando e onde isso está escrito.",
    "{n} oportunidades: quem pode se candidatar, quanto, até quando e onde isso está escrito.",
  ],
};

export const labels = { ...lists, ...regions, ...sources, ...questionnaires, ...deckTitles, ...deckCriteria };
export const messages = said;
