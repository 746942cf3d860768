import type { SkillAliases } from "~/data/skill-aliases";

export const BUSINESS_ALIASES: SkillAliases = {
  seo: "search engine optimization, search engine optimisation, SERP, canonical tags, technical seo",
  "paid-search": "google ads, ppc, SEM",
  "email-marketing": "email campaigns, mailchimp, newsletters",
  "marketing-automation": "hubspot, marketo, lead nurturing, MQL, MQLs",
  "conversion-optimization": "conversion rate optimization, cro",
  "social-media-strategy": "social media, social media marketing",
  "creator-partnerships": "influencer marketing, influencers",
  "web-analytics": "google analytics, ga4, UTM, server-side tagging, CTR",
  attribution:
    "incrementality, marketing mix modeling, marketing mix modelling, MMM, lift tests, ROAS, CAC",
  "ab-testing": "ab testing, a/b tests, split testing",
  "customer-segmentation": "market segmentation",
  "brand-strategy": "brand management, branding",
  "campaign-planning":
    "media planning, trade marketing, ATL, BTL, campaign management, marketing campaigns",
  "brand-tracking": "share of voice",
  "go-to-market": "gtm",
  "competitive-analysis": "competitor analysis, competitive intelligence",
  "content-strategy": "content marketing",
  copywriting: "copywriter, copy editing",
  "content-distribution": "content audits, content audit",
  "public-relations":
    "media relations, press releases, press office, crisis communications, corporate communications",
  "financial-modeling": "financial modelling, financial models, financial analysis",
  "risk-assessment":
    "risk management, risk analysis, risk register, risk registers, risk assessments",
  "market-analysis": "market research",
  "quantitative-analysis": "quantitative",
  budgeting: "budget management, budgets",
  forecasting: "forecasts, demand planning, s&op, demand forecasting",
  "month-end-close":
    "month-end, month end, month-end closing, month end close, year-end close, quarter-end close, accruals, prepayments, journal entries",
  "account-reconciliation":
    "reconciliations, reconciliation, account reconciliations, bank reconciliation, bank reconciliations, balance sheet reconciliations",
  bookkeeping:
    "bookkeeper, accounts payable, accounts receivable, general ledger, purchase ledger, sales ledger, invoicing, invoice processing, double-entry, AP/AR, GL",
  "financial-reporting":
    "financial statements, management accounts, statutory accounts, us gaap, uk gaap, GAAP, IFRS, FRS 102, 10-K, external reporting, consolidation of accounts",
  auditing:
    "auditor, auditors, internal audit, external audit, statutory audit, financial audit, audit planning, substantive testing, internal controls, sarbanes-oxley, SOX, ISA 240",
  "tax-compliance":
    "tax returns, tax return, income tax, corporate tax, corporation tax, sales tax, withholding tax, VAT, GST, WHT, TDS",
  payroll: "payroll processing, payroll administration",
  "variance-analysis":
    "budget variance, budget variances, variance commentary, flux analysis, budget versus actual, budget vs actual, budget vs. actual, FP&A",
  "cash-management":
    "working capital, cash flow forecasting, cash flow forecasts, cash forecasting, treasury, credit control, DSO, DPO",
  valuation:
    "discounted cash flow, DCF, comparable companies, enterprise value, WACC, business valuation",
  "financial-crime":
    "anti-money laundering, AML, KYC, know your customer, customer due diligence, enhanced due diligence, sanctions screening, transaction monitoring, suspicious activity reports, MLRO, money laundering, CDD, fraud prevention",
  "business-strategy": "corporate strategy, strategic planning, strategy consulting",
  "structured-thinking": "structured approach, analytical skills, analytical thinking",
  "pricing-strategy": "pricing strategies, pricing models, pricing analysis",
  "business-analysis": "business analyst",
  "requirements-gathering": "gather requirements, requirements analysis, user stories",
  "process-improvement":
    "continuous improvement, six sigma, process optimization, process mapping, value stream mapping",
  "project-management":
    "project manager, manage projects, pmp, prince2, project plans, project scope, scope management, project milestones, critical path, RACI, gantt, scope creep, project schedule, project schedules, moscow prioritization, earned value, extension of time",
  "operations-management": "operations manager, day-to-day operations, OEE, takt time",
  "supply-chain-management": "supply chain, logistics, freight, lead times",
  procurement:
    "purchasing, sourcing, RFP, RFPs, tenders, tendering, bid evaluation, supplier management, vendor management, incoterms, contract management",
  "stakeholder-management":
    "stakeholders, stakeholder, public consultation, community engagement, public hearings, public meetings",
  "change-management": "organizational change",
  "inventory-management":
    "inventory control, stock control, stock management, cycle counts, cycle counting, safety stock, stock replenishment, inventory planning, MRP, SLOB",
  "warehouse-operations":
    "warehouse, warehousing, order picking, pick rate, goods-in, pick and pack, WMS, 3PL, forklift",
  "human-resources":
    "hr manager, hr officer, hr adviser, hr advisor, end-to-end recruitment, full-cycle recruiting, grievance, hr generalist, hr business partner, HRBP, employee relations, grievances, disciplinary hearings, TUPE",
  "policy-advice":
    "policy adviser, policy advisor, policy officer, ministerial briefings, briefing ministers, ministerial submissions, public policy, policy development",
  "office-administration":
    "diary management, calendar management, managing calendars, manage calendars, minute taking, minute-taking, taking minutes, meeting minutes, travel arrangements, inbox management, data entry, clerical, administrative support, office supplies, switchboard, word processing, office management",
  "customer-service":
    "customer care, client service, guest service, customer support, call center, call centre, contact center, contact centre, customer experience, AHT, FCR, CSAT, NPS",
  "complaint-handling":
    "complaints, handling complaints, difficult customers, angry customers, customer complaints, resolving complaints, de-escalation, guest complaints",
  "sales-discovery":
    "discovery calls, discovery call, consultative selling, solution selling, needs analysis, needs assessment, lead qualification, MEDDPICC, MEDDIC, spin selling, cold calling, prospecting, SDR, BDR",
  "objection-handling":
    "handling objections, price objections, closing deals, closing sales, sales negotiation, overcoming objections",
  "sales-planning":
    "sales forecast, sales forecasts, sales forecasting, sales pipeline, pipeline management, sales targets, sales quota, territory management, territory planning, route planning, beat plan, OTE, ARR, ACV, field sales",
  "account-management":
    "account manager, account managers, key accounts, key account management, customer success, client retention, customer retention, customer churn, churn, upselling, renewals, NRR",
  "retail-operations":
    "retail store, retail sales, retail experience, retail management, shop assistant, sales associate, store operations, store manager, shop manager, shop floor, merchandising, visual merchandising, planogram, planograms, stock loss, shrinkage, loss prevention, footfall, key holder, stocktaking",
  "cash-handling":
    "cash register, cashier, cashing up, cash up, point of sale, bank teller, teller, EPOS",
  "hotel-operations":
    "front desk, guest relations, night audit, overbooking, hotel operations, hotel manager, RevPAR, check-in and check-out, hotel receptionist, concierge",
  "food-service":
    "barista, waiter, waitress, waiting tables, food safety, food hygiene, HACCP, bartender, line cook",
};
