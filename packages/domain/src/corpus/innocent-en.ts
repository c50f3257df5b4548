/** What members write in English without any harm: a line is a text. */
export const innocentEnglish = `
Does anybody know a freight forwarder who ships from Scunthorpe to Cartagena?
Our supplier moved from Penistone to a larger warehouse in Sussex.
The Essex branch opens at nine, the Middlesex one at ten.
We assess every claim within two working days.
The assessment of the cargo took the whole morning.
An assistant in accounting, full time, hybrid in Bogotá.
The passage of the new tax law affects us all.
Class A offices with a view of the park.
Classic cotton shirts, minimum order of twelve.
Grass seed and bass boats, what a shop.
A compass, a map and good boots are enough for the trek.
The embassy asked for a certified translation.
The cockpit of the truck has air conditioning.
Cocktail glasses, set of six, unbreakable.
A peacock on the label? The printer loved it.
Hancock Street is closed, please use the side door.
We sell shuttlecocks and rackets to schools.
Shiitake and shitake are the same mushroom, we ship both.
The therapist recommends a chair with lumbar support.
Grapes from Chile, bananas from Urabá.
Drapes and curtains made to measure.
The title of the property is clean and registered.
The constitution of a company takes about ten days.
Institutes and competitions help young entrepreneurs.
Market analysis for cocoa butter in the Netherlands.
Basement for rent, dry, with a separate entrance.
The document needs a stamp on every page.
Butter, buttons and butterflies: our three product lines.
The cumulative discount grows with each order.
Dickens wrote about debt better than any banker.
My dictionary says the term is correct.
Evaluate the offer before you sign it.
An arsenal of tools for every carpenter.
Hello from Quito, we roast coffee for hotels.
Shell, the oil company, changed its procurement rules.
The damages are covered by the policy.
I sniggered at my own typo in the invoice.
Organic cotton from Peru, certified by GOTS.
Our invoice number 5173 has the wrong date.
It is $455 for the first box and $400 for the rest.
The part is a 1l1l connector, not a 1li1 one.
Model A5, size L, colour B-52.
The total is 1,055.50 and we paid 50,000 in advance.
Call me at +57 301 555 0147 after six.
Write to sales@example.com or orders@example.org.
Who can recommend a bank for letters of credit?
A deposit is usual when you rent machinery.
First send us the specification, then we quote.
Money from exports arrives within five days.
Working from home is easy with a good router.
There is no risk-free investment, as my grandmother said.
Scams by e-mail are on the rise, check the domain twice.
The bank stopped a fraud attempt on our account.
Somebody tried to scam my cousin with a fake invoice.
We met an idiot-proof cash register at the fair.
The moron of a printer jammed again, any advice?
He called the plan crazy, and then he invested in it.
The dumb waiter in the old hotel still works.
Bloody Mary mix in bottles of one litre.
Dirty laundry service for hotels, pick-up at seven.
We kill weeds without chemicals.
A hell of a week: three containers in two days.
Dick Smith runs the hardware store in Adelaide.
Pussy willow branches for florists, in season.
Cock-a-leekie soup is on the menu tonight.
The rooster, or cock, wakes the whole farm.
Tit, robin and wren: bird houses for gardens.
Chicken breast, boneless, vacuum packed.
A queer sound came from the engine.
The gay community runs a lovely market on Sundays.
Rape seed oil in drums of two hundred litres.
Rapeseed and sunflower, prices per ton.
The slag heap was turned into a park.
Whoever signs last pays the notary.
Who reads the fine print? We do.
The hoe and the rake are on sale this week.
Sextants, charts and other antiques of the sea.
Unisex uniforms in sizes from XS to XXL.
A sexton keeps the old church, and the keys.
The analyst expects a stronger peso.
Canal Street has three good printers.
Banal as it sounds: answer your customers.
Niggardly is an old word for stingy, avoid it in contracts.
A snigger is not a counter-offer.
The cumin and the cardamom come from Guatemala.
Circumstances changed, so did our prices.
The documentary about coffee was filmed here.
Therapists, dentists and vets: listings are open.
The pen is mightier than the stamp.
The pen island shop moved, we kept the sign.
Experts exchange contacts on the second floor.
Children's wear, hand-made, from Nobsa.
An inch and a half of steel, galvanised.
Wholesale and retail, with or without delivery.
A cracker of a deal: ten percent until Friday.
Rubber soles and leather uppers.
Our knobs and handles fit any door.
A screw and a nut, both in brass.
Nuts, oats and seeds in bulk.
A bum steer on customs cost us two weeks.
Butt joints are weaker than mitre joints.
The cart's boot was full of parcels.
Boob Street Museum? No: Boom Street Market.
Beaver brand overalls, three colours.
Trucks, trailers and spare parts.
The tart of the day is lemon.
Fruit tarts, twelve to the box.
A tramp steamer brought the first cotton gin.
Coon cheese changed its name years ago.
Spices: cloves, nutmeg, mace.
A spick and span kitchen sells itself.
China, Japan and Korea are our main buyers.
Chinks in the wall let the cold in.
The dyke protects the banana fields.
Cotton gins, looms and spindles.
Slope stabilisation for rural roads.
The fag end of the season brings discounts.
Faggots of firewood, ten to the pallet.
Prices are ex works unless we say so.
Please see attached, and tell me what is missing.
Sooo good to see you all at the fair!
Thaaaank you for the quick answer.
Nooo, the oven broke on the busiest day.
I. O. U. notes are not accepted, sorry.
A. B. C. Ltd. is our partner in Kingston.
U S A, U K, E U: the labels differ.
Step 1, step 2, step 3: done.
It is a b c simple, really.
The P.O. box is 1234, the ZIP is 110111.
The F.A.Q. has the answer to that.
Terms: F O B Cartagena, net 30.
S.O.S. — our fridge died, who lends us one?
Lol, the parrot answered the phone.
Our app is at https://example.com/shop?ref=a5s.
Use the code SUMMER5 for five percent off.
Version 3.4.5 of the firmware fixes it.
The ISO 9001 audit went well.
Half of it is 0.5, the rest is VAT.
The @cafealto account shows the harvest.
Pay in $, € or £, as you like.
R&D and Q&A on Thursday, free entry.
A 4x4 with 5 doors and 7 seats.
K9 units guard the port at night.
T5 tubes and E27 bulbs, boxes of fifty.
The C4 chart shows sales by region.
B2B, B2C or both? That was the question.
The 1st, the 2nd and the 3rd prize go abroad.
Sea freight is 10x cheaper than air.
Great people, great coffee, see you next year.
`;
