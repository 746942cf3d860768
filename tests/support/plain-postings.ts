/** Postings as employers write them, of posts that lead others and posts that don’t, in every field. */
export interface PlainPosting {
  text: string;
  isLeading: boolean;
}

export const PLAIN_POSTINGS: readonly PlainPosting[] = [
  {
    isLeading: true,
    text: "Ward Sister / Charge Nurse, Band 6\nElderly medicine, 28 beds. You run the shift, support junior nurses, deal with complaints and keep our patients safe. The post reports to the ward manager.",
  },
  {
    isLeading: true,
    text: "Workshop Foreman\nBusy independent garage in Leeds. You hand out the jobs, check brakes and diagnostics work of four mechanics and two apprentices, and speak to customers about repairs.",
  },
  {
    isLeading: true,
    text: "We are looking for a kitchen manager for our family restaurant. Rotas, ordering, food hygiene and a brigade of six.",
  },
  {
    isLeading: true,
    text: "Head of Department: Mathematics\nYou lead five teachers, set the curriculum, watch lessons and report results to governors. Key stage 3 to 5.",
  },
  {
    isLeading: true,
    text: "Team Leader – Customer Contact Centre\nFifteen agents on phones and chat. You coach, plan the rota, listen to calls and take the difficult customer complaints.",
  },
  {
    isLeading: true,
    text: "Lead refrigeration technician\nYou plan the round of six refrigeration technicians, sign off the leak checks and stand in for the service manager.",
  },
  {
    isLeading: true,
    text: "Site Manager (housing)\nNew-build site of 60 homes: subcontractors, toolbox talks, inspections, drawings, snagging. SMSTS and five years on site.",
  },
  {
    isLeading: true,
    text: "Finance Manager\nMonth-end close, journals and reconciliations for a manufacturer. You manage two accounts assistants and a payroll clerk.",
  },
  {
    isLeading: true,
    text: "Head of Marketing\nCampaigns, brand and budget for a charity. Three direct reports.",
  },
  {
    isLeading: true,
    text: "Engineering manager, platform team\nSeven backend engineers, Kubernetes, on-call. You hire, give feedback and plan the roadmap.",
  },
  {
    isLeading: true,
    text: "Head of Legal\nContracts, data protection and disputes for a retailer, with two solicitors and a paralegal.",
  },
  {
    isLeading: true,
    text: "Park ranger team leader\nYou plan the week of five rangers and forty volunteers: paths, habitat, visitors, chainsaws.",
  },
  {
    isLeading: false,
    text: "Bookkeeper, part time\nPurchase ledger, bank reconciliation, VAT returns. You help the finance manager at month end.",
  },
  {
    isLeading: false,
    text: "Copywriter\nLanding pages, emails and the odd brochure, with a designer and the head of marketing.",
  },
  {
    isLeading: false,
    text: "Staff nurse, acute medical ward\nYou give medication, record observations and hand over. You report to the ward sister and work with the matron.",
  },
  {
    isLeading: false,
    text: "Car mechanic wanted. Brakes, diagnostics and MOT work. You get your jobs from the workshop foreman.",
  },
  {
    isLeading: false,
    text: "Chef de partie reporting to the head chef. Larder section, 80 covers, weekends.",
  },
  {
    isLeading: false,
    text: "Primary teacher, year 4\nYou plan lessons, mark books and talk to parents. Our head teacher visits lessons.",
  },
  {
    isLeading: false,
    text: "Product manager, payments\nRoadmap, discovery and metrics with engineers and designers.",
  },
  {
    isLeading: false,
    text: "Account Manager\nYou look after forty clients, renew their contracts and find out what else they need.",
  },
  {
    isLeading: false,
    text: "Paralegal, conveyancing\nYou draft contracts, search titles and keep clients informed. Supervised by a solicitor.",
  },
  {
    isLeading: false,
    text: "Environmental technician\nYou sample water and soil, keep the field log and calibrate meters for the site manager.",
  },
  {
    isLeading: false,
    text: "Trainee shift leader, warehouse\nNo experience needed. You learn to plan picks and loading.",
  },
  {
    isLeading: false,
    text: "Senior software engineer\nEight years of experience with Java and PostgreSQL. You design services and review code.",
  },
  {
    isLeading: false,
    text: "Lead generation executive\nCold calls and emails to find new customers for our sales team.",
  },
];
