export interface HonestPiece {
  readonly format: string;
  readonly text: string;
}

/** What the pieces below may stand on: quotes, titles and dates of sources, topic, persona, opinion. */
export const HONEST_EVIDENCE: readonly string[] = [
  'Customer onboarding for B2B software in 2026',
  'Harbour CRM',
  'customer success leads',
  'Onboarding should end with a phone call in week four, not with an email. I have made 300 of these calls, and none took longer than 15 minutes.',
  'In a survey of 1,200 subscription companies, 38 percent of cancellations happened within the first ninety days.',
  'Companies with a named contact for each new account reported fewer cancellations in the first year.',
  'Of the 23 customers who left in spring, 17 had never spoken to anyone on our team.',
  'We moved the kick-off call from day seven to day one, and support tickets in week two fell by a third.',
  'The onboarding team spent US$1.2 million on the tour between March 2023 and 30 June 2024, said Jane Doe, head of product: “Nobody who finished the tour could tell us what it was for.”',
  'Two out of five trial accounts never invite a second user, and a seat costs €49 a month.',
  'Subscription retention survey, 12 February 2025',
  'What 400 exit interviews taught us',
  'Windows 11, ISO 27001 and the SOC 2 report were asked for by 3 in 10 buyers, at 9:30 in the morning more often than at night.',
];

/** Sound pieces as models write them; every figure in them stands in the evidence. */
export const HONEST_PIECES: readonly HonestPiece[] = [
  {
    format: 'Descriptions',
    text: `SEO title: B2B onboarding that ends with a call, not an email

Short description:
Customers decide early. See who is about to leave in week four, while there is still time to call them.

Medium description:
38% of cancellations come in the first 90 days, a survey of 1,200 subscription companies found. Harbour CRM puts one named contact on each new account, so that somebody calls before the silence does. One plan, one page, two owners. A minute of thought goes further than ten dashboards ever will, and nobody has to learn a third tool.

Bullets:
- One contact per account, from day one
- Works on Windows 11, with your ISO 27001 and SOC 2 papers at hand
- €49 per seat and month
- 24/7 view of who went quiet`,
  },
  {
    format: 'X Post',
    text: `17 of 23 customers who left us in spring had never spoken to anyone on the team.

Not one call. Not one reply.

Week 4 is when you find out. Pick up the phone.

#CustomerSuccess #B2B2026`,
  },
  {
    format: 'Email Newsletter',
    text: `Subject 1: The call that 17 of 23 never got
Subject 2 (question): Who is quiet in your week four?
Subject 3: "Three words that save a renewal"

Preheader: A third fewer tickets, and it took one earlier call.

Lead:
Last spring we lost 23 customers. Seventeen of them had never spoken to anyone on our team. That is the story of this issue.

## 1. Call before they go quiet

We moved the kick-off call from day seven to day one. Support tickets in the second week fell by a third. Here are 3 things to ask:

1. What do you want to have done by the fourth week?
2. Who else should be in the room?
3. What would make you leave?

## 2. Give every account a name

38 per cent of cancellations happen in the first ninety days [1]. Companies with one named contact for each new account reported fewer of them in year one [2]. It is one of those rare fixes with two winners.

## 3. Stop when it is done

Try a closing line such as “Tell me in one sentence what you came for” and wait. After 300 calls I can say: none took more than 15 minutes.

Call to action: Plan your first call -> https://example.com/calls?utm=42&day=7

Until next week,
the Harbour CRM team

[Add: postal address]
[Add: unsubscribe link]`,
  },
  {
    format: 'Video Script',
    text: `Title options:
1. "Why 17 of 23 customers left without a word"
2. “The week-four call that keeps customers with you”
3. 5 onboarding mistakes (and 1 fix)

Description:
38% of cancellations happen within 90 days. In this video: five mistakes, three questions, one call. #onboarding

Chapters:
00:00 The silent seventeen
00:25 Mistake 1: the tour
02:10 Mistake 2: nobody calls
04:45 What to do in week 4

Script:

[00:00-00:25] Hook
Spoken: Seventeen. That is how many of the twenty-three customers we lost in spring had never talked to us.
Visual: 23 chairs, 17 of them empty, slow zoom for 5 seconds
On screen: 17 of 23

[00:25-02:10]
Spoken: Mistake number one. The tour. One company spent one point two million dollars on it. And then Jane Doe, the head of product, said: “Nobody who finished the tour could tell us what it was for.” Step 1 is to stop. Step 2 is to call.
Visual: Cut to 2 people at a desk; 3 quick shots
On screen: $1.2 million

| Time | Spoken | Visual | On-screen text |
| --- | --- | --- | --- |
| 02:10-04:45 | Two in five trial accounts never invite a second user. That is 40 percent. | A form with one field | 2 in 5 |
| 04:45-05:10 | Week four. Fifteen minutes. One phone. Half the work is picking it up. | A phone | "Call in week four" |`,
  },
  {
    format: 'Blog Post',
    text: `SEO title: B2B onboarding: 5 mistakes that cost you customers
Meta description: Why 17 of 23 customers left in silence, what 1,200 companies say about the first 90 days, and what to ask in week four.
Slug: b2b-onboarding-5-mistakes-2026

# 5 onboarding mistakes that cost you customers

Summary:
- 38% of cancellations come within ninety days.
- A named contact lowers them.
- Call in week four.

In 2026, most onboarding still ends with an email. It should end with a call. Between March 2023 and June 2024 one team spent US$1,200,000 on a product tour [3], and on 30 June 2024 it was switched off again.

## 1. You measure the wrong 90 days

In a survey of 1,200 subscription companies, published on February 12, 2025, 38 percent of cancellations happened within the first ninety days [1]. The first thing that people miss is a face; the second is an answer.

> “In a survey of 1,200 subscription companies, 38 percent of cancellations happened within the first ninety days.” [1]

## Mistake #2: nobody calls

> Of the 23 customers who left in spring, 17 had never spoken to anyone on our team.
> — Churn interviews

We moved the kick-off call to day one. Tickets in week two fell by a third.

| Step | Who | When |
| --- | --- | --- |
| 1 | Sales | Day one |
| 2 | Support | Week four |

## Mistake 3: one tool too many

COVID-19 taught teams to work with GPT-4, Web 2.0 leftovers and 4K webcams at once. Three in ten buyers ask for ISO 27001 or a SOC 2 report at 9:30 am [4]. As **What 400 exit interviews taught us** puts it, “17 had never spoken to anyone on our team”.

## What I would do

I have made 300 of these calls. None took longer than 15 minutes. Ask two or three questions, then listen; 100% yours is the time after it. There are two sides to it, and a seat at €49 a month pays for both.

## FAQ

### 1. When should we call?

In week four. Not later, I would say, if the first ninety days decide.

### 2. Who should call?

One person, always the same.

## Conclusion

One call. Fifteen minutes. Start with three customers.

Call to action: Plan your calls

## Sources

1. [Subscription retention survey](https://retention-report.example.org/2025/02/12), retrieved 12 February 2025
2. [What 400 exit interviews taught us](https://www.exitnotes.example/400), CC BY-SA 4.0`,
  },
  {
    format: 'Short Content Script',
    text: `**[0:00-0:03] Hook**
Spoken: "17 of 23 customers left without a single call."
Visual: Empty chairs
On-screen text: 17 of 23

0:03-0:15
Spoken: They had never spoken to anyone on our team. So we moved one call, from day 7 to day 1. Tickets in week two? Down by a third.
Visual: Calendar flips 6 pages, 1-second cuts
On-screen text: A third fewer tickets

15-30s | Spoken: Call in week four. It takes 15 minutes. That’s it. One call, two people, zero slides.
Visual: Phone rings 3 times

Caption: The week-four call, told in one breath and made in 15 minutes. 📞
#b2b #onboarding #week4`,
  },
  {
    format: 'LinkedIn Post',
    text: `17 of the 23 customers we lost last spring had never spoken to anyone on our team.

Not once. In a survey of 1,200 subscription companies, 38 percent of cancellations happened within the first ninety days.

So I made 300 calls in week four. None took longer than 15 minutes.

1. Ask what they wanted to be done with by now.
2. Ask what still takes two tools.
3. Write down 3 words, and send them back.

“Nobody who finished the tour could tell us what it was for”, said Jane Doe, head of product, after US$1.2 million.

Who on your team makes the first call?

#CustomerSuccess #B2B2026`,
  },
  {
    format: 'Instagram Carousel',
    text: `Slide 1: Hook
Title: 17 of 23 never heard from us
Body: Swipe for the call that takes 15 minutes.
Alt text: 23 chairs, 17 of them empty

Slide 2: Point
Title: Week 4 decides
Body: That is when 2 out of 5 trial accounts still have one user.
Alt text: A calendar with week 4 circled

Slide 3: Point
Title: 3 questions are enough
Body: 1. What did you want to be done with? 2. What takes two tools? 3. Who decides?
Alt text: Three lines on a sheet of paper

Slide 4: Proof
Title: What a survey found
Body: 38% of cancellations came within the first 90 days, among 1,200 companies.
Alt text: The figure 38% in large type

Slide 5: Action
Title: Call 10 accounts this week
Body: Save this, and start with the quiet ones.
Alt text: A phone beside a list of ten names

Caption:
A third fewer tickets, and it took one call on day one.

€49 a seat says nothing about who stays. Whom would you call first?

Hashtags: #CustomerSuccess #B2B2026`,
  },
  {
    format: 'Google Search Ad',
    text: `Headlines:
1. B2B onboarding that holds
2. Call in week four
3. A seat costs €49 a month
4. 38% leave within 90 days
5. Who is quiet in week 4?
6. Ready for 2026
7. SOC 2 report at hand
8. 15 minutes, one call
9. ISO 27001 and Windows 11
10. See Harbour CRM at work

Descriptions:
1. 17 of 23 customers who left had never spoken to anyone on our team. Call them first.
2. Two in five trial accounts never invite a second user. See which, and call today.
3. Harbour CRM for customer success leads: one plan, one page, two owners.
4. Take the 3 questions along. €49 a seat and month.

Paths:
1. onboarding
2. week-4`,
  },
  {
    format: 'Meta Ad',
    text: `Variant 1: Pain
Primary text: They go quiet in week four, and nobody calls. A third of the tickets could have been spared.
Headline: Call before the silence
Description: One page, 3 questions
Button: Learn More

Variant 2: Proof
Primary text: 38 percent of cancellations come in the first ninety days, a survey of 1,200 companies found.
Headline: What 400 exit interviews taught us
Description: Read the interviews
Button: Download

Variant 3: Offer
Primary text: €49 a seat and month. Works on Windows 11, with the SOC 2 report at hand.
Headline: One named contact per account
Description: Ready in 2026
Button: Get Quote`,
  },
  {
    format: 'Press Release',
    text: `# Harbour CRM calls every new customer in week four

**[Add: city, date]** – Harbour CRM now calls each new customer in week four, because 17 of the 23 customers who left in spring had never spoken to anyone on its team [2].

The kick-off call moved from day seven to day one, and support tickets in week two fell by a third [2]. A survey of 1,200 subscription companies found that 38 percent of cancellations happen within the first ninety days [1].

> “I have made 300 of these calls, and none took longer than 15 minutes.” – [Add: name and role]

A seat costs €49 a month; the call costs nothing. “Nobody who finished the tour could tell us what it was for,” Jane Doe, head of product, had said of the US$1.2 million tour.

## About Harbour CRM

Harbour CRM makes software for customer success leads. [Add: where and since when]

## Press contact

[Add: name, email and telephone for the press]

## Sources

1. [Subscription retention survey](https://retention-report.example.org/2025/02/12), 12 February 2025
2. “What 400 exit interviews taught us”

###`,
  },
  {
    format: 'Landing Page',
    text: `SEO title: Onboarding calls for B2B software: 15 minutes in week four
Meta description: 17 of 23 customers left without a word. One call in week four tells you who is next, and what to do about it.

# Call in week four, not too late

One call of 15 minutes, three questions, one page for the answers.

**Plan your first call** [Add: link]

€49 a seat and month. No tour to finish first.

## Benefits

### 1. Hear it early

38 percent of cancellations happen within the first ninety days [1]. You call before that.

### 2. Less to support

Tickets in week two fell by a third once the call came on day one [2].

### 3. A name, not a bot

Each new account has one person to ask.

## In figures

- 17 of 23 lost customers had never spoken to anyone on our team. [2]
- 2 in 5 trial accounts never invite a second user. [2]
- 300 calls, none longer than 15 minutes. [2]

## How it works

1. Choose 10 accounts in week four.
2. Ask 3 questions, then listen.
3. Write down what they said, in 1 line each.

## Questions and answers

### Do we need ISO 27001 for that?

Three in ten buyers ask for it, or for SOC 2. For a call, you need a phone.

### Is one call enough?

It is one more than 17 of the 23 ever had.

### What does it cost?

€49 a seat and month, and 15 minutes.

## Sources

1. [Subscription retention survey](https://retention-report.example.org/2025/02/12), retrieved 12 February 2025
2. [What 400 exit interviews taught us](https://www.exitnotes.example/400), CC BY-SA 4.0`,
  },
];
